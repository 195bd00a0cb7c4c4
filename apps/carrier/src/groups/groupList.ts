import type { getGroupSummary, GroupRow } from '@agent-portal/data/groups/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { formatAgent } from '@agent-portal/format';
import type { BookOwner } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import {
  findGroupOrder,
  findGroups,
  findGroupTotals,
  type FoundGroup,
  type GroupFilters,
  type GroupOrder,
} from './queries/groups.ts';

interface Counted {
  readonly eligible: number;
  readonly enrolled: number;
  readonly premiumCents: number;
}

/** Formats figures as in the contract: a participation with four digits, an amount with two. */
export const figuresOf = ({ eligible, enrolled, premiumCents }: Counted) => ({
  eligible,
  enrolled,
  participation: eligible === 0 ? 0 : Math.round((enrolled / eligible) * 10_000) / 10_000,
  annualizedPremium: moneyOf(premiumCents),
});

/** A group as in the contract. */
export const toGroup = (found: FoundGroup): GroupRow => ({
  groupNumber: found.groupNumber,
  group: found.group,
  state: found.state,
  ...figuresOf(found),
  agentName: found.agentName,
  agentId: found.agentId,
  minimumParticipation: found.minimumPercent / 100,
  shortBy: found.shortBy,
});

/** The groups of the own hierarchy (decisions, 3). */
export const groupList: BookList<GroupFilters, GroupOrder, GroupRow> = {
  name: 'Group Inventory',
  hasTotals: true,
  defaultOrder: { field: 'group', direction: 'asc' },
  findOrder: ({ db }, scope, asked) => findGroupOrder(db, scope, asked),
  findRows: async ({ db }, rowIds) => (await findGroups(db, rowIds)).map(toGroup),
  columns: () => [
    { header: 'Group number', width: 14, text: ({ groupNumber }) => groupNumber },
    { header: 'Group', width: 44, text: ({ group }) => group },
    { header: 'State', width: 8, text: ({ state }) => state },
    { header: 'Eligible', width: 10, isSummed: true, count: ({ eligible }) => eligible },
    { header: 'Enrolled', width: 10, isSummed: true, count: ({ enrolled }) => enrolled },
    { header: 'Participation', width: 14, percent: ({ participation }) => participation },
    { header: 'Minimum', width: 12, percent: (row) => row.minimumParticipation ?? null },
    { header: 'Short by', width: 10, count: ({ shortBy = null }) => shortBy },
    { header: 'Annualized premium', width: 20, amount: (row) => row.annualizedPremium },
    { header: 'Agent', width: 36, text: (row) => formatAgent(row) },
  ],
  filterLabels: { underMinimum: 'Under minimum', group: 'Group' },
};

/** The list's query from a call. */
export const askedOf = ({
  underMinimum,
  group,
  ...query
}: Pick<InputOf<typeof getGroupSummary>['query'], 'orderBy' | 'underMinimum' | 'group'>) => ({
  ...query,
  filters: {
    ...(underMinimum === true && { underMinimum }),
    ...(group !== undefined && { group }),
  },
});

export async function getGroupPage(
  deps: Deps,
  caller: BookOwner,
  query: InputOf<typeof getGroupSummary>['query'],
): Promise<OutputOf<typeof getGroupSummary>> {
  const asked = askedOf(query);
  const { rows, scope, total, paging } = await answerList(deps, caller, groupList, {
    ...query,
    ...asked,
  });
  const make = () => findGroupTotals(deps.db, scope, asked.filters);
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('groups');
  const { value } = await snapshotOf(deps, kind, [scope, asked.filters], make);
  return {
    ...paging,
    totalRecords: total,
    groups: [...rows],
    totals: figuresOf(value),
    tabCounts: { all: value.all, underMinimum: value.underMinimum },
    findsGroups: true,
  };
}
