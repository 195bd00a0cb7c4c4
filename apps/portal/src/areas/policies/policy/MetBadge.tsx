import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/format';
import { plannedText } from '../../../shared/cells/plannedText.ts';

/** The status of a requirement, for the column Met [S2]: a badge unless it is met. */
export function MetBadge({
  requirement,
  isShort = false,
}: {
  readonly requirement: Pick<
    RequirementSummary,
    'met' | 'metDate' | 'daysOverdue' | 'scheduledDate'
  >;
  /** In a list: without the day on which it was met. @default false */
  readonly isShort?: boolean;
}) {
  const { met, metDate, daysOverdue, scheduledDate } = requirement;
  switch (met) {
    case 'Open':
      return <Badge tone="warning">Open</Badge>;
    case 'Scheduled':
      return <Badge tone="warning">{plannedText(scheduledDate)}</Badge>;
    case 'Overdue':
      return (
        <Badge tone="danger">
          {daysOverdue === undefined ? (
            'Overdue'
          ) : (
            <>
              <span className="visually-hidden">Overdue, </span>
              {daysOverdue} {daysOverdue === 1 ? 'day' : 'days'} late
            </>
          )}
        </Badge>
      );
    case 'Met':
      return isShort || !metDate ? 'Met' : `Met ${formatDate(metDate)}`;
    default:
      return met satisfies never;
  }
}
