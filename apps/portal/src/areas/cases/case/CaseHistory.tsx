import type { HistoryEntry } from '@agent-portal/data/cases/shapes';
import { Card } from '@agent-portal/ui/Card';
import { Timeline } from '@agent-portal/ui/Timeline';
import { formatMoment } from '@agent-portal/format';
import { EmailText } from '../../../shared/cells/EmailText.tsx';

const whoOf = ({ by, byHomeOffice }: HistoryEntry) =>
  by ? ` by ${by}${byHomeOffice ? ', home office' : ''}` : '';

/** All events of an envelope, oldest first. */
export function CaseHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Card>
      <h2>History</h2>
      <Timeline
        aria-label="History"
        items={history.map((entry, index) => ({
          id: String(index),
          label: entry.event + whoOf(entry),
          date: entry.at,
          dateText: formatMoment(entry.at),
          content: entry.note ? <EmailText address={entry.note} /> : undefined,
        }))}
      />
    </Card>
  );
}
