import {
  getTemporaryMessages,
  queryContent,
  type TemporaryMessage,
} from '@agent-portal/data/content/contract';
import { getFeature } from '@agent-portal/data/features/contract';
import type { Deps } from '../http/appEnv.ts';
import { type Route, route } from '../http/route.ts';
import type { Caller } from '../session/caller.ts';
import { answerQuery } from './answerQuery.ts';
import type { IsFeatureOn } from '../features/features.ts';
import { findTemporaryMessages } from './queries.ts';

/** What an area has to tell a caller alone; nothing to most. */
export type Notices = (
  deps: Deps,
  caller: Caller,
  isFeatureOn: IsFeatureOn,
) => Promise<readonly TemporaryMessage[]>;

const byDate = (a: TemporaryMessage, b: TemporaryMessage) =>
  b.publishDate.localeCompare(a.publishDate);

export const contentRoutes = (
  isFeatureOn: IsFeatureOn,
  notices: readonly Notices[],
): readonly Route[] => [
  route(getFeature, async ({ input }) => ({
    isEnabled: await isFeatureOn(input.query.feature),
  })),

  route(queryContent, async ({ input, caller, deps: { db } }) => ({
    data: await answerQuery(input.body, { db, caller, isFeatureOn }),
  })),

  route(getTemporaryMessages, async ({ deps, caller }) => {
    const own = await Promise.all(notices.map((tell) => tell(deps, caller, isFeatureOn)));
    return [...own.flat(), ...(await findTemporaryMessages(deps.db))].toSorted(byDate);
  }),
];
