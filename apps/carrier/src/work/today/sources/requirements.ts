import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { requirements } from '../../../db/tables/policies.ts';
import { orderOf } from '../../../lists/orderOf.ts';
import { pendingList } from '../../../policies/lists/pendingList.ts';
import { requirementState } from '../../../policies/rules.ts';
import { actorOf } from '../../../policies/reason/actorOf.ts';
import { suggestedActionOf } from '../../../policies/reason/suggestedActionOf.ts';
import { reasonOfRequirement } from '../../../policies/reason/reasonOfRequirement.ts';
import { findPendingRows } from '../../../policies/queries/findPendingRows.ts';
import { groupOfRows } from '../groupOfRows.ts';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
import { findRowIds } from '../../../book/queries/findRowIds.ts';
import { timeOf } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

const byId = { table: requirements, key: requirements.requirementId, rowId: requirements.rowId };

/** The reason of the policy lists, and the next step. */
function whyOf(row: Parameters<typeof reasonOfRequirement>[0], today: string): string {
  const { why, advice } = reasonOfRequirement(row, today);
  return [`${why}.`, ...(advice === null ? [] : [advice])].join(' ');
}

/** The appointment if there is one ahead, otherwise the due date. */
function dayOf(row: Awaited<ReturnType<typeof findPendingRows>>[number], today: string) {
  const isPlanned = requirementState(row, today) === 'Scheduled';
  return { ...timeOf(isPlanned ? row.scheduledOn : row.dueOn, today), isPlanned };
}

async function toItems(call: TodayCall, rowIds: Int32Array) {
  const { db, today } = call.deps;
  const rows = await findPendingRows(db, rowIds);
  return rows.map((row) =>
    itemOf({
      key: row.requirementId,
      ...ofPolicy(row),
      what: row.requirement,
      ...dayOf(row, today),
      why: whyOf(row, today),
      actor: actorOf(row) === 'Client' ? 'Client' : 'You',
      action: 'takeAction',
      requirementId: row.requirementId,
      suggestedAction: suggestedActionOf(row, today),
    }),
  );
}

/** The requirements that wait for the agent, as the pending list shows them with the same filters. */
const requirementsDue = (
  kind: 'overdueRequirements' | 'dueThisWeek',
  due: 'overdue' | 'thisWeek',
): TodaySource => ({
  kind,
  access: policiesAccess,
  open: async (call, hidden) => {
    const { deps, caller } = call;
    const { value: order } = await orderOf(deps, caller, pendingList, {
      filters: call.isListed ? {} : { takeAction: true, due },
      orderBy: { field: 'dueDate', direction: 'asc' },
    });
    return groupOfRows({
      order,
      hidden,
      findRowIds: (keys) => findRowIds(deps.db, byId, keys),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
});

export const overdueRequirements = requirementsDue('overdueRequirements', 'overdue');
export const dueThisWeek = requirementsDue('dueThisWeek', 'thisWeek');
