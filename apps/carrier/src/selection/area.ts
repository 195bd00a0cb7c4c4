import {
  exportSelection,
  getCallSheet,
  getSelection,
  requestContacts,
  setFollowUps,
  watchPolicies,
} from '@agent-portal/data/selection/contract';
import type { Area } from '../Area.ts';
import { selectionsBusy } from '../http/answers/problems.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';
import { auditedRoute, route } from '../http/route.ts';
import { limits, selectionsAtOnce } from '../limits.ts';
import { createQueue } from '../shared/createQueue.ts';
import { requestEachContact, setEachFollowUp, watchEach } from './changes.ts';
import { callSheetOf, exportChosen, selectionOf } from './rules.ts';
import { exportName } from '../lists/exportName.ts';

/** Work on the selected rows of a policy list. */
export const selection: Area = {
  routes: ({ pool }) => {
    const countChange = createUserLimit(pool, limits.bulkChanges);
    const inTurn = createQueue({ ...selectionsAtOnce, refuse: selectionsBusy });
    return [
      route(getSelection, ({ input, ...call }) =>
        inTurn(() => selectionOf(call, input), call.signal),
      ),

      route(exportSelection, async ({ input, ...call }) => ({
        name: exportName(exportSelection, call.deps),
        // The rows are read when the file is sent, in batches as those of any export.
        body: await inTurn(() => exportChosen(call, input), call.signal),
      })),

      route(getCallSheet, ({ input, ...call }) =>
        inTurn(() => callSheetOf(call, input), call.signal),
      ),

      auditedRoute('action refused', requestContacts, async ({ deps, input, ...call }) => {
        await countChange(call.caller.userId);
        return requestEachContact(deps, call, input.body);
      }),

      auditedRoute('follow-up refused', setFollowUps, async ({ deps, input, ...call }) => {
        await countChange(call.caller.userId);
        return setEachFollowUp(deps, call, input.body);
      }),

      route(watchPolicies, async ({ deps, input, ...call }) => {
        await countChange(call.caller.userId);
        return watchEach(deps, call, input.body);
      }),
    ];
  },
};
