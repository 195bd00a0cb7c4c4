import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { snapshotOf } from '../../../book/snapshots.ts';
import { addDays } from '../../../db/dates.ts';
import { groupOfRows } from '../groupOfRows.ts';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
import { findChanges, findChangeOrder, findChangedRowIds } from '../queries/changes.ts';
import { changeWords } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

/** On the first visit, the changes of this many days show. */
const firstDays = 7;

const stored = { name: 'changes since', weigh: ({ byteLength }: Int32Array) => byteLength };

async function toItems(call: TodayCall, rowIds: Int32Array, since: string) {
  const changes = await findChanges(call.deps.db, rowIds, since);
  return changes.map(({ change, changedOn, requirement, productName, ...row }) =>
    itemOf({
      key: row.key,
      ...ofPolicy(row),
      what: requirement ?? productName,
      why: changeWords[change](changedOn),
      actor: 'You',
      action: 'open',
      requirementId: row.requirementId,
    }),
  );
}

/** What happened to the policies of the book since the last visit, the newest first. */
export const changes: TodaySource = {
  kind: 'changes',
  access: policiesAccess,
  open: async (call, hidden) => {
    const { deps, caller, since } = call;
    const { db, today } = deps;
    const { agentIds: scope } = caller;
    const from = since ?? addDays(today, -firstDays);
    const make = () => findChangeOrder(db, scope, { from, to: today });
    const { value: order } = await snapshotOf(deps, stored, [scope, today, from], make);
    return groupOfRows({
      order,
      hidden,
      findRowIds: (keys) => findChangedRowIds(db, keys),
      findItems: (rowIds) => toItems(call, rowIds, from),
    });
  },
};
