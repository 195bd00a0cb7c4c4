import type { ClaimItem } from '@agent-portal/data/claims/contract';
import { formatDate } from '@agent-portal/format';
import { Badge } from '@agent-portal/ui/Badge';
import { Card } from '@agent-portal/ui/Card';
import { DividedList } from '../../../shared/page/DividedList.ts';
import { dueText } from './claimSentence.ts';

interface ClaimItemsProps {
  readonly items: readonly ClaimItem[];
  /** The business date. */
  readonly today: string;
}

/** What home office asked for: missing items first, then those that arrived. */
export function ClaimItems({ items, today }: ClaimItemsProps) {
  if (items.length === 0) return null;
  return (
    <Card>
      <h2>Requested items</h2>
      <DividedList aria-label="Requested items">
        {items.map((one) => (
          <li key={JSON.stringify(one)}>
            <strong>{one.item}</strong>
            <ItemBadge item={one} today={today} />
            <span data-part="note">
              {one.requestedFrom}, requested {formatDate(one.requested)},{' '}
              {one.receivedOn ? `received ${formatDate(one.receivedOn)}` : dueText(one, today)}
            </span>
          </li>
        ))}
      </DividedList>
    </Card>
  );
}

function ItemBadge({ item, today }: { readonly item: ClaimItem; readonly today: string }) {
  if (item.receivedOn) return 'Received';
  if (item.due < today) return <Badge tone="danger">Overdue</Badge>;
  return <Badge tone="warning">Missing</Badge>;
}
