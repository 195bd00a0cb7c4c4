import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { noValue } from '@agent-portal/ui/DataTable';
import { formatDate } from '@agent-portal/format';

type Due = Pick<RequirementSummary, 'dueDate' | 'daysOverdue' | 'met'>;

/** The due date of a requirement, and how many days it is overdue. */
export function DueDate({ requirement }: { readonly requirement: Due }) {
  const { dueDate, daysOverdue = 0, met } = requirement;
  if (!dueDate) return noValue;
  return (
    <>
      {formatDate(dueDate)}
      {met === 'Overdue' && daysOverdue > 0 && (
        <small data-tone="danger">
          {daysOverdue} {daysOverdue === 1 ? 'day' : 'days'} late
        </small>
      )}
    </>
  );
}
