import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/format';

/** Why a follow-up is closed, and since when: 'Requirement met 11/17/2026'. */
export const closedText = ({ closedBecause, closedOn }: FollowUp) =>
  [closedBecause, closedOn && formatDate(closedOn)].filter(Boolean).join(' ');

interface FollowUpBadgeProps {
  readonly followUp: FollowUp;
  /** Without why it is closed, where that stands beside it. @default false */
  readonly isShort?: boolean;
}

/** How a follow-up stands at the business date; of a closed one, why. */
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
