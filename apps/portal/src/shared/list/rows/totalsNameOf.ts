import { formatCount } from '@agent-portal/format';
import type { RowsOfPage } from '../List.ts';

/** Names the totals below the rows. They are the totals of all matching rows, not only of the page. */
export function totalsNameOf({ rows, total }: Pick<RowsOfPage<unknown>, 'rows' | 'total'>): string {
  return total > rows.length ? `Total of all ${formatCount(total)}` : 'Total';
}
