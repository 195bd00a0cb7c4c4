import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { reasonOfRequirement } from '../../../policies/reason/reasonOfRequirement.ts';
import { addDays } from '../../../db/dates.ts';
import { requirementKeyOf, requirementFilters } from '../../readRequirements.ts';
import { filteredList } from '../filteredList.ts';
import { itemOf, ofPolicy } from '../itemOf.ts';
import { timeOf } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';

/** The reason of the policy lists, and the next step. */
function whyOf(row: RequirementSummary, today: string): string {
  const { why, advice } = reasonOfRequirement(
    {
      requirement: row.requirement,
      requestedOn: row.date,
      dueOn: row.dueDate ?? row.date,
      scheduledOn: row.scheduledDate ?? null,
      metOn: row.metDate ?? null,
      owedBy: row.actor === 'HomeOffice' ? 'Carrier' : 'Agent',
    },
    today,
  );
  return [`${why}.`, ...(advice === null ? [] : [advice])].join(' ');
}

function toItem(row: RequirementSummary, today: string) {
  const { requirementId, dueDate = null, scheduledDate = null } = row;
  const isPlanned = row.met === 'Scheduled';
  return itemOf({
    key: requirementKeyOf(row),
    ...ofPolicy(row),
    what: row.requirement,
    ...timeOf(dueDate, today),
    ...(isPlanned && { plannedOn: scheduledDate, daysLate: 0 }),
    why: whyOf(row, today),
    actor: row.actor === 'Client' ? 'Client' : 'You',
    action: 'takeAction',
    requirementId: requirementId ?? null,
    suggestedAction: row.suggestedAction ?? null,
  });
}

/** The requirements that wait for the agent, as the pending list shows them with the same filters. */
const requirementsDue = (
  kind: 'overdueRequirements' | 'dueThisWeek',
  due: 'overdue' | 'thisWeek',
): TodaySource => ({
  kind,
  access: policiesAccess,
  itemsOf: ({ read, isListed, deps: { today } }) =>
    filteredList<RequirementSummary>({
      isOne: ({ actionNeeded, met, dueDate }) =>
        isListed ||
        (actionNeeded &&
          (due === 'overdue'
            ? met === 'Overdue'
            : met !== 'Overdue' && dueDate !== undefined && dueDate < addDays(today, 7))),
      toItem: (row) => toItem(row, today),
      read: async ({ keys, ...paging }, isPlain) => {
        const extensions = {
          IncludeCounts: false,
          orderBy: { field: 'dueDate', direction: 'asc' },
        } as const;
        const filters = {
          ...(!isListed && { takeAction: true as const, ...(!isPlain && { due }) }),
          ...(keys && requirementFilters(keys)),
        };
        const answer = await read(getPendingPolicyRequirements, {
          query: { ...paging, ...(!isPlain && extensions), filters },
        });
        return { total: answer.totalRequirements, rows: answer.requirementSummaries };
      },
    }),
});

export const overdueRequirements = requirementsDue('overdueRequirements', 'overdue');
export const dueThisWeek = requirementsDue('dueThisWeek', 'thisWeek');
