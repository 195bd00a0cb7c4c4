import { getDisplay, saveDisplay } from '@agent-portal/data/display/contract';
import { type Route, route } from '../http/route.ts';
import { findDisplay, upsertDisplay } from './queries.ts';

/** The display settings of a user. Home office has the same ones for each agent that it acts for. */
export const displayRoutes: readonly Route[] = [
  route(getDisplay, async ({ caller, deps: { db } }) => ({
    display: await findDisplay(db, caller.userId),
  })),

  route(saveDisplay, async ({ caller, deps: { db }, input }) => {
    await upsertDisplay(db, caller.userId, input.body);
    return { display: await findDisplay(db, caller.userId) };
  }),
];
