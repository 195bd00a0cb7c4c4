import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/format';

/** Why a follow-up is closed, with the date: 'Requirement met 11/17/2026'. */
export const closedText = ({ closedBecause, closedOn }: FollowUp) =>
  [closedBecause, closedOn && formatDate(closedOn)].filter(Boolean).join(' ');

interface FollowUpBadgeProps {
  readonly followUp: FollowUp;
  /** Leaves out the reason, when the reason shows next to the badge. @default false */
  readonly isShort?: boolean;
}

/** The status of a follow-up on the business date: a badge if it is due; for a closed follow-up, the reason. */
export function FollowUpBadge({ followUp, isShort = false }: FollowUpBadgeProps) {
  const { state, daysOverdue } = followUp;
  switch (state) {
    case 'Overdue':
      return (
        <Badge tone="danger">
          Overdue {daysOverdue} {daysOverdue === 1 ? 'day' : 'days'}
        </Badge>
      );
    case 'Due today':
      return <Badge tone="warning">Due today</Badge>;
    case 'Upcoming':
      return 'Upcoming';
    case 'Closed':
      return isShort ? 'Closed' : `Closed: ${closedText(followUp).toLowerCase()}`;
    default:
      return state satisfies never;
  }
}
