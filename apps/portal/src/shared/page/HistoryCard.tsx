import { Card } from '@agent-portal/ui/Card';
import { Timeline, type TimelineEvent } from '@agent-portal/ui/Timeline';

/** What happened to a thing. */
export function HistoryCard({ items }: { readonly items: readonly TimelineEvent[] }) {
  if (items.length === 0) return null;
  return (
    <Card>
      <h2>History</h2>
      <Timeline aria-label="History" items={items} />
    </Card>
  );
}
