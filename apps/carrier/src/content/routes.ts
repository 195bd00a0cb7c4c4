import { getFeature } from '@agent-portal/data/content/contract';
import { type Route, route } from '../http/route.ts';
import { isFeatureEnabled } from './queries.ts';

export const contentRoutes: readonly Route[] = [
  route(getFeature, async ({ input, deps }) => ({
    isEnabled: await isFeatureEnabled(deps.db, input.query.feature),
  })),
];
