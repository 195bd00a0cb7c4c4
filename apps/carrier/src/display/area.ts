import type { Area } from '../Area.ts';
import { getDisplay, saveDisplay } from '@agent-portal/data/display/contract';
import { route } from '../http/route.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import { findDisplay, upsertDisplay } from './queries.ts';

/** How the portal looks for a user. Home office has the same settings for each agent that it acts for. */
export const display: Area = {
  routes: [
    route(getDisplay, async ({ caller, deps: { db } }) => ({
      display: await findDisplay(db, caller.userId),
    })),

    route(saveDisplay, async ({ caller, deps: { db, now }, input, requestId }) => {
      const { userId } = caller;
      // The settings are about the person, so they are no change of the agent that home office acts for.
      const agentId = caller.kind === 'agent' && !caller.isHomeOffice ? caller.agentId : null;
      await db.transaction(async (tx) => {
        await upsertDisplay(tx, userId, input.body);
        const action = 'display settings saved';
        await insertAuditEntry(tx, { at: now(), action, userId, agentId, requestId });
      });
      return { display: await findDisplay(db, userId) };
    }),
  ],
};
