import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Timeline } from '@agent-portal/ui/Timeline';

/** What happened to a claim, oldest first. */
export function ClaimHistory({ history }: Pick<ClaimDetail, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Card>
      <h2>History</h2>
      <Timeline
        aria-label="History"
        items={history.map(({ event, date, note }, index) => ({
          id: String(index),
          label: event,
          date,
          dateText: formatDate(date),
          content: note || undefined,
        }))}
      />
    </Card>
  );
}
