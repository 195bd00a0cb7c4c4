import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { getActivePolicies, getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { addDays } from '../../../db/dates.ts';
import { refuseIgnored } from '../filteredList.ts';
import { itemOf, ofPolicy } from '../itemOf.ts';
import { mergeLists } from '../mergeLists.ts';
import { type Change, changeWords } from '../sentences.ts';
import type { PageAsked, ReadRows, TodayCall, TodaySource } from '../TodaySource.ts';

/** On the first visit, the changes of this many days show. */
const firstDays = 7;

type Policy = Parameters<typeof ofPolicy>[0];
interface ChangedRow {
  readonly policy: Policy;
  readonly requirementId: string | null;
  readonly what: string;
  readonly change: Change;
  readonly on: string;
}

const toItem = ({ policy, requirementId, what, change, on }: ChangedRow) =>
  itemOf({
    key: requirementId ?? policy.policyNumber,
    ...ofPolicy(policy),
    what,
    why: changeWords[change](on),
    actor: 'You',
    action: 'open',
    requirementId,
  });

const ofWholePolicy = (
  policy: Policy & { readonly productName: string },
  change: Change,
  on: string,
): ChangedRow => ({ policy, requirementId: null, what: policy.productName, change, on });

const issuedSince =
  ({ read, deps: { today: to } }: TodayCall, from: string): ReadRows<ChangedRow> =>
  async ({ keys, ...paging }) => {
    const { totalPolicies: total, policies } = await read(getActivePolicies, {
      query: {
        ...paging,
        IncludeCounts: false,
        orderBy: { field: 'issueDate', direction: 'desc' },
        filters: { issueDateFrom: from, issueDateTo: to, ...(keys && { policyNumber: [...keys] }) },
      },
    });
    refuseIgnored(
      policies.map(({ issueDate }) => issueDate),
      from,
    );
    const toRow = (one: (typeof policies)[number]) =>
      ofWholePolicy(one, 'Issued', one.issueDate ?? from);
    return { total, items: policies.map(toRow) };
  };

const endedSince =
  ({ read, deps: { today: to } }: TodayCall, from: string): ReadRows<ChangedRow> =>
  async ({ keys, ...paging }) => {
    const { totalPolicies: total, policies } = await read(getTerminatedPolicies, {
      query: {
        ...paging,
        IncludeCounts: false,
        orderBy: { field: 'terminationDate', direction: 'desc' },
        filters: {
          endedFrom: from,
          terminationDateTo: to,
          ...(keys && { policyNumber: [...keys] }),
        },
      },
    });
    refuseIgnored(
      policies.map(
        ({ terminationDate, statusDate }) =>
          [terminationDate ?? '', statusDate ?? ''].toSorted().at(-1) ?? null,
      ),
      from,
    );
    const toRow = (one: (typeof policies)[number]) => {
      const change = one.policyStatus === 'Lapsed' ? 'Lapsed' : 'Terminated';
      return ofWholePolicy(one, change, one.terminationDate ?? one.statusDate);
    };
    return { total, items: policies.map(toRow) };
  };

/** Reads the requirements added or met since a day. @param part only those of a quick tab */
const requirementsSince = (
  { read }: TodayCall,
  from: string,
  { keys, ...paging }: PageAsked,
  part: { takeAction?: true; due?: 'overdue' | 'thisWeek' } = {},
) =>
  read(getPendingPolicyRequirements, {
    query: {
      ...paging,
      IncludeCounts: false,
      orderBy: { field: 'changed', direction: 'desc' },
      filters: { changedFrom: from, ...part, ...(keys && { requirementId: [...keys] }) },
    },
  });

function toChangedRow(row: RequirementSummary, from: string): ChangedRow {
  const { requirementId = null, requirement: what, metDate = null } = row;
  return metDate !== null && metDate >= from
    ? { policy: row, requirementId, what, change: 'Met', on: metDate }
    : { policy: row, requirementId, what, change: 'Added', on: row.date };
}

/** What happened to the policies of the book since the last visit, the newest first. */
export const changes: TodaySource = {
  kind: 'changes',
  access: policiesAccess,
  itemsOf: (call) => {
    const { today } = call.deps;
    const from = call.since ?? addDays(today, -firstDays);
    /** True if another group of the queue shows it. */
    const isElsewhere = ({ actionNeeded, dueDate }: RequirementSummary) =>
      actionNeeded && dueDate !== undefined && dueDate < addDays(today, 7);
    const requirements: ReadRows<ChangedRow> = async (asked) => {
      const found = await requirementsSince(call, from, asked);
      const rows = found.requirementSummaries.filter((row) => !isElsewhere(row));
      const items = rows.map((row) => toChangedRow(row, from));
      refuseIgnored(
        items.map(({ on }) => on),
        from,
      );
      return { total: found.totalRequirements, items };
    };
    const countElsewhere = async ({ keys }: PageAsked) => {
      const found = await Promise.all(
        (['overdue', 'thisWeek'] as const).map((due) =>
          requirementsSince(call, from, { page: 1, pageSize: 10, keys }, { takeAction: true, due }),
        ),
      );
      return found.reduce((sum, { totalRequirements }) => sum + totalRequirements, 0);
    };
    const lists = [requirements, issuedSince(call, from), endedSince(call, from)];
    const merged = mergeLists(lists, (a, b) => b.on.localeCompare(a.on));
    /** Finds items on one page by their keys: a key that one list has is in no other. */
    const findByKey = async ({ keys = [], ...paging }: PageAsked): Promise<TodayItem[]> => {
      const found = new Map<string, TodayItem>();
      for (const read of lists) {
        const missing = keys.filter((key) => !found.has(key));
        if (missing.length === 0) break;
        const { items } = await read({ ...paging, keys: missing });
        for (const item of items.map(toItem)) found.set(item.key, item);
      }
      return [...found.values()];
    };
    return async (asked) => {
      if (asked.keys && asked.keys.length <= asked.pageSize) {
        const items = await findByKey(asked);
        return { total: items.length, items };
      }
      const { total, items } = await merged(asked);
      return { total: total - (await countElsewhere(asked)), items: items.map(toItem) };
    };
  },
};
