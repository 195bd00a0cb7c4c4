import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/format';

/** The status of a requirement, for the column Met [S2]. */
export function MetBadge({
  requirement,
  isShort = false,
}: {
  readonly requirement: Pick<RequirementSummary, 'met' | 'metDate' | 'daysOverdue'>;
  /** Shows only the word, when the number of days is next to it. @default false */
  readonly isShort?: boolean;
}) {
  const { met, metDate, daysOverdue } = requirement;
  if (isShort && (met === 'Overdue' || met === 'Met')) {
    return <Badge tone={met === 'Met' ? 'success' : 'danger'}>{met}</Badge>;
  }
  switch (met) {
    case 'Open':
      return <Badge tone="warning">Open</Badge>;
    case 'Scheduled':
      return <Badge tone="warning">Scheduled</Badge>;
    case 'Overdue':
      return (
        <Badge tone="danger">
          Overdue
          {daysOverdue !== undefined && ` ${daysOverdue} ${daysOverdue === 1 ? 'day' : 'days'}`}
        </Badge>
      );
    case 'Met':
      if (!metDate) return <Badge tone="success">Met</Badge>;
      return (
        <Badge tone="success">
          <span className="visually-hidden">Met </span>
          {formatDate(metDate)}
        </Badge>
      );
    default:
      return met satisfies never;
  }
}
