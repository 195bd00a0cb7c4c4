import type { Area } from '../Area.ts';
import { getDisplay, saveDisplay } from '@agent-portal/data/display/contract';
import { route } from '../http/route.ts';
import { makeChange } from '../audit/makeChange.ts';
import { findDisplay, upsertDisplay } from './queries.ts';

/** How the portal looks for a user. Home office has the same settings for each agent that it acts for. */
export const display: Area = {
  routes: [
    route(getDisplay, async ({ caller, deps: { db } }) => ({
      display: await findDisplay(db, caller.userId),
    })),

    route(saveDisplay, async ({ caller, deps, input, requestId }) => {
      const { userId } = caller;
      // The settings are about the person, so they are no change of the agent that home office acts for.
      const agentId = caller.kind === 'agent' && !caller.isHomeOffice ? caller.agentId : null;
      await makeChange(deps, { caller: { userId, agentId }, requestId }, async (tx) => {
        await upsertDisplay(tx, userId, input.body);
        return { log: [{ action: 'display settings saved' }] };
      });
      return { display: await findDisplay(deps.db, userId) };
    }),
  ],
};
