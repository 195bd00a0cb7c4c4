import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { reasonOfRequirement } from '../../../policies/reason/reasonOfRequirement.ts';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
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

/** Makes an item from a requirement. Without a requirement id, its key is the policy number and the name. */
function toItem(row: RequirementSummary, today: string) {
  const { requirementId, dueDate = null, scheduledDate = null } = row;
  // The appointment if there is one ahead, otherwise the due date.
  const isPlanned = row.met === 'Scheduled';
  return itemOf({
    key: requirementId ?? `${row.policyNumber} ${row.requirement}`,
    ...ofPolicy(row),
    what: row.requirement,
    ...timeOf(isPlanned ? scheduledDate : dueDate, today),
    isPlanned,
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
  itemsOf:
    ({ read, isListed, deps: { today } }) =>
    async ({ keys, ...paging }) => {
      const { totalRequirements, requirementSummaries } = await read(getPendingPolicyRequirements, {
        query: {
          ...paging,
          IncludeCounts: false,
          orderBy: { field: 'dueDate', direction: 'asc' },
          filters: {
            ...(!isListed && { takeAction: true, due }),
            ...(keys && { requirementId: [...keys] }),
          },
        },
      });
      const items = requirementSummaries.map((row) => toItem(row, today));
      return { total: totalRequirements, items };
    },
});

export const overdueRequirements = requirementsDue('overdueRequirements', 'overdue');
export const dueThisWeek = requirementsDue('dueThisWeek', 'thisWeek');
