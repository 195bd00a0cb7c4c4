import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
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

/** The status of a follow-up on the business date; for a closed follow-up, the reason. */
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
      return (
        <Badge tone="info" icon="clock">
          Upcoming
        </Badge>
      );
    case 'Closed':
      return (
        <Badge tone="neutral" icon="check">
          {isShort ? 'Closed' : `Closed: ${closedText(followUp).toLowerCase()}`}
        </Badge>
      );
    default:
      return state satisfies never;
  }
}
