import {
  getFeature,
  getTemporaryMessages,
  queryContent,
} from '@agent-portal/data/content/contract';
import { type Route, route } from '../http/route.ts';
import { answerQuery } from './answerQuery.ts';
import { findTemporaryMessages, isFeatureEnabled } from './queries.ts';

export const contentRoutes: readonly Route[] = [
  route(getFeature, async ({ input, deps }) => ({
    isEnabled: await isFeatureEnabled(deps.db, input.query.feature),
  })),

  route(queryContent, async ({ input, caller, deps: { db } }) => ({
    data: await answerQuery(input.body, { db, caller }),
  })),

  route(getTemporaryMessages, ({ deps }) => findTemporaryMessages(deps.db)),
];
