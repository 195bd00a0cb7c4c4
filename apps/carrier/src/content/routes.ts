import {
  getTemporaryMessages,
  queryContent,
  type TemporaryMessage,
} from '@agent-portal/data/content/contract';
import type { Notices } from '../Area.ts';
import { type Route, route } from '../http/route.ts';
import { answerQuery } from './answerQuery.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import { findTemporaryMessages } from './queries.ts';

const byDate = (a: TemporaryMessage, b: TemporaryMessage) =>
  b.publishDate.localeCompare(a.publishDate);

export const contentRoutes = (
  isFeatureOn: IsFeatureOn,
  notices: readonly Notices[],
): readonly Route[] => [
  route(queryContent, async ({ input, caller, deps: { db } }) => ({
    data: await answerQuery(input.body, { db, caller, isFeatureOn }),
  })),

  route(getTemporaryMessages, async ({ deps, caller }) => {
    const own = await Promise.all(notices.map((list) => list(deps, caller, isFeatureOn)));
    return [...own.flat(), ...(await findTemporaryMessages(deps.db))].toSorted(byDate);
  }),
];
