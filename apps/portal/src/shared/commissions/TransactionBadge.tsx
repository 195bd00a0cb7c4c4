import type { Transaction } from '@agent-portal/data/commissions/shapes';
import { Badge, type BadgeTone } from '@agent-portal/ui/Badge';

const tones: Readonly<Record<Transaction, BadgeTone>> = {
  'First Year': 'success',
  Renewal: 'success',
  Advance: 'info',
  Recovery: 'warning',
  Chargeback: 'danger',
};

/** The transaction type of a commission line. */
export function TransactionBadge({ transaction }: { readonly transaction: Transaction }) {
  return <Badge tone={tones[transaction]}>{transaction}</Badge>;
}
