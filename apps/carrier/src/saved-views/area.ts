import type { Area } from '../Area.ts';
import { savedViewsStep } from './seed.ts';
import {
  deleteView,
  getSavedViews,
  getViewCounts,
  saveView,
  setViewDigest,
} from '@agent-portal/data/saved-views/contract';
import { route } from '../http/route.ts';
import { countViews, dropView, getViews, keepDigest, keepView } from './rules.ts';

export const savedViews: Area = {
  routes: [
    route(getSavedViews, ({ caller, deps, input }) => getViews(deps, caller, input.query.list)),

    route(saveView, async ({ caller, deps, input }) => {
      await keepView(deps, caller, input.body);
      return getViews(deps, caller, input.body.list);
    }),

    route(getViewCounts, ({ caller, deps, input }) => countViews(deps, caller, input.query)),

    route(setViewDigest, async ({ caller, deps, input }) => {
      await keepDigest(deps, caller, input.body);
      return getViews(deps, caller, input.body.list);
    }),

    route(deleteView, async ({ caller, deps, input }) => {
      await dropView(deps, caller, input.query);
      return getViews(deps, caller, input.query.list);
    }),
  ],
  seedSteps: [savedViewsStep],
};
