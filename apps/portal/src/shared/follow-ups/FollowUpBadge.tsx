import type { FollowUp } from '@agent-portal/data/follow-ups/contract';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/ui/format';

/** How a follow-up stands at the business date; of a closed one, why. */
export function FollowUpBadge({ followUp }: { readonly followUp: FollowUp }) {
  const { state, daysOverdue, closedBecause, closedOn } = followUp;
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
          Closed: {closedBecause?.toLowerCase()}
          {closedOn && ` ${formatDate(closedOn)}`}
        </Badge>
      );
    default:
      return state satisfies never;
  }
}
