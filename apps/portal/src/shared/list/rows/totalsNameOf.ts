import { formatCount } from '@agent-portal/format';
import type { RowsOfPage } from '../List.ts';

/** Names the sums under the rows: those of a page are of all rows of the filter, not of the page alone. */
export function totalsNameOf({ rows, total }: Pick<RowsOfPage<unknown>, 'rows' | 'total'>): string {
  return total > rows.length ? `Total of all ${formatCount(total)}` : 'Total';
}
