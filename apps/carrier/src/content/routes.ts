import {
  getFeature,
  getTemporaryMessages,
  queryContent,
} from '@agent-portal/data/content/contract';
import { type Route, route } from '../http/route.ts';
import { answerQuery } from './answerQuery.ts';
import type { IsFeatureOn } from './features.ts';
import { findTemporaryMessages } from './queries.ts';

export const contentRoutes = (isFeatureOn: IsFeatureOn): readonly Route[] => [
  route(getFeature, async ({ input }) => ({
    isEnabled: await isFeatureOn(input.query.feature),
  })),

  route(queryContent, async ({ input, caller, deps: { db } }) => ({
    data: await answerQuery(input.body, { db, caller, isFeatureOn }),
  })),

  route(getTemporaryMessages, ({ deps }) => findTemporaryMessages(deps.db)),
];
