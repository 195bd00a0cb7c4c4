import { hierarchyAccess } from '@agent-portal/data/hierarchy/hierarchyAccess';
import { snapshotOf } from '../../../book/snapshots.ts';
import { findEndingOrder, findEndings } from '../../../hierarchy/queries/endings.ts';
import { itemOf } from '../itemOf.ts';
import { groupOfRows } from '../groupOfRows.ts';
import { timeOf, whyEnding } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

/** An end is in the queue from this many days before it. */
const soonDays = 30;

const stored = { name: 'endings today', weigh: ({ byteLength }: Int32Array) => byteLength };

async function toItems({ deps: { db, today }, caller }: TodayCall, rowIds: Int32Array) {
  const endings = await findEndings(db, rowIds, today);
  return endings.map((one, at) =>
    itemOf({
      key: String(rowIds[at]),
      who: one.agentName,
      policyNumber: null,
      agentName: one.agentName,
      agentId: one.agentId,
      what: `${one.kind}, ${one.detail}`,
      ...timeOf(one.expires, today),
      why: whyEnding(one.kind, one.daysLeft),
      actor: caller.agentIds.includes(one.agentId) ? 'You' : 'Agent',
      action: 'open',
    }),
  );
}

const isRowId = /^-?\d{1,9}$/;

/** The appointments, licenses and E&O coverage of the hierarchy that end within 30 days. */
export const endings: TodaySource = {
  kind: 'endings',
  access: hierarchyAccess,
  open: async (call, hidden) => {
    const { deps, caller } = call;
    const { agentIds: scope } = caller;
    const make = () => findEndingOrder(deps.db, scope, deps.today, {}, { from: 0, to: soonDays });
    const { value: order } = await snapshotOf(deps, stored, [scope, deps.today], make);
    return groupOfRows({
      order,
      hidden,
      findRowIds: async (keys) => keys.filter((key) => isRowId.test(key)).map(Number),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
};
