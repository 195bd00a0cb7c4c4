import type { HistoryEntry } from '@agent-portal/data/cases/shapes';
import { Card } from '@agent-portal/ui/Card';
import { EmailText } from '../../../shared/cells/EmailText.tsx';
import { Timeline } from '../../../shared/page/Timeline.styles.ts';
import { formatMoment } from '@agent-portal/format';

const whoOf = ({ by, byHomeOffice }: HistoryEntry) =>
  by && `by ${by}${byHomeOffice ? ', home office' : ''}`;

/** All events of an envelope, oldest first. */
export function CaseHistory({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Card>
      <h2>History</h2>
      <Timeline aria-label="History">
        {history.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- new entries are only added at the end
          <li key={index}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            <div>
              <strong>{entry.event}</strong> <span>{whoOf(entry)}</span>
              {entry.note && (
                <p>
                  <EmailText address={entry.note} />
                </p>
              )}
            </div>
          </li>
        ))}
      </Timeline>
    </Card>
  );
}
