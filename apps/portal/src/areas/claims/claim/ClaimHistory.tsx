import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { Timeline } from '../../../shared/page/Timeline.styles.ts';

/** What happened to a claim, oldest first. */
export function ClaimHistory({ history }: Pick<ClaimDetail, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Card>
      <h2>History</h2>
      <Timeline aria-label="History">
        {history.map(({ event, date, note }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- new entries are only added at the end
          <li key={index}>
            <time dateTime={date}>{formatDate(date)}</time>
            <div>
              <strong>{event}</strong>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </Timeline>
    </Card>
  );
}
