import type { DoneItem } from '@agent-portal/data/today/contract';
import { formatTime } from '@agent-portal/format';
import { PolicyLink } from '../cells/PolicyLink.tsx';
import { DoneList } from './Queue.styles.ts';

/** What the user did today, the latest first. */
export function DoneToday({ items }: { readonly items: readonly DoneItem[] }) {
  if (items.length === 0) return <p>Nothing yet. What you send, set, assign or skip shows here.</p>;
  return (
    <DoneList>
      {items.map(({ at, what, who, policyNumber, by }) => (
        <li key={`${at} ${what} ${policyNumber}`}>
          <time dateTime={at}>{formatTime(at)}</time>
          <span>
            {what}. {who} {policyNumber && <PolicyLink policyNumber={policyNumber} />}
            {by && <small> by {by}</small>}
          </span>
        </li>
      ))}
    </DoneList>
  );
}
