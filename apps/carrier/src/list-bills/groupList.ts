import type {
  BillGroup,
  getBillGroups,
  getPastDueGroups,
} from '@agent-portal/data/list-bills/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner, Scope } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { answerList, type ShownList } from '../lists/answerList.ts';
import { orderOf } from '../lists/orderOf.ts';
import {
  findGroupId,
  findGroupOrder,
  findGroups,
  findGroupTotals,
  type FoundGroup,
  type GroupFilters,
  type GroupOrder,
} from './queries/groups.ts';

const toGroup = ({ bills, amount, past, ...found }: FoundGroup): BillGroup => ({
  groupNumber: found.groupNumber,
  group: found.name,
  billingMode: found.billingMode,
  billsDue: bills ?? 0,
  nextDueDate: found.next,
  amountDue: moneyOf(amount ?? 0),
  pastDue: moneyOf(past ?? 0),
  pastDueSince: found.since,
});

/** The groups of the own hierarchy that are billed (decisions, 3). */
const groupList: ShownList<GroupFilters, GroupOrder, BillGroup> = {
  name: 'List bill groups',
  defaultOrder: { field: 'nextDueDate', direction: 'asc' },
  findOrder: ({ db, today }, scope, asked) => findGroupOrder(db, scope, today, asked),
  findRows: async ({ db, today }, rowIds) => (await findGroups(db, today, rowIds)).map(toGroup),
};

/** The totals of the groups in a scope that a text finds, cached like their order. */
async function totalsOf(deps: Deps, scope: Scope, group?: string) {
  const make = () => findGroupTotals(deps.db, scope, deps.today, group);
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('list bill groups');
  return snapshotOf(deps, kind, [scope, deps.today, group], make);
}

export async function getGroupPage(
  deps: Deps,
  caller: BookOwner,
  { pastDue, group, ...query }: InputOf<typeof getBillGroups>['query'],
): Promise<OutputOf<typeof getBillGroups>> {
  const filters = {
    ...(pastDue === true && { pastDue }),
    ...(group !== undefined && { group }),
  };
  const { rows, scope, total, paging } = await answerList(deps, caller, groupList, {
    ...query,
    filters,
  });
  const { value } = await totalsOf(deps, scope, group);
  return {
    ...paging,
    totalRecords: total,
    groups: [...rows],
    amountDueTotal: moneyOf(value.amount),
    tabCounts: { all: value.all, pastDue: value.pastDue },
    findsGroups: true,
  };
}

/**
 * A group of the caller's hierarchy, and the amounts it owes. Cached like the order of its bills.
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent.
 */
export async function getGroup(
  deps: Deps,
  { agentIds }: BookOwner,
  groupNumber: string,
): Promise<BillGroup> {
  const rowId = await findGroupId(deps.db, agentIds, groupNumber);
  if (rowId !== undefined) {
    const make = () => groupList.findRows(deps, Int32Array.of(rowId));
    const kind = smallSnapshot<readonly BillGroup[]>('list bill group');
    const [group] = (await snapshotOf(deps, kind, [agentIds, deps.today, rowId], make)).value;
    if (group) return group;
  }
  throw notFound(`There is no group ${groupNumber} with list bills among yours.`);
}

/** The number of groups on a card. */
const mostShown = 5;

/** The amount past due, and the groups that are past due longest. */
export async function getPastDue(
  deps: Deps,
  caller: BookOwner,
): Promise<OutputOf<typeof getPastDueGroups>> {
  const query = {
    filters: { pastDue: true },
    orderBy: { field: 'nextDueDate', direction: 'asc' },
  } as const;
  const { value: rowIds, scope } = await orderOf(deps, caller, groupList, query);
  const { value, asOf } = await totalsOf(deps, scope);
  const found = await findGroups(deps.db, deps.today, rowIds.subarray(0, mostShown));
  return {
    pastDueTotal: moneyOf(value.past),
    groupCount: value.pastDue,
    groups: found.map(({ groupNumber, name, past, since }) => ({
      groupNumber,
      group: name,
      pastDue: moneyOf(past ?? 0),
      since: since ?? deps.today,
    })),
    asOf: asOf.toISOString(),
  };
}
