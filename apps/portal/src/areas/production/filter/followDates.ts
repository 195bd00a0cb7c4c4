import { productionDates, withValue } from '@agent-portal/ui/filters';
import type { FilterState } from '../../../shared/list/address/listState.ts';

/**
 * Returns a production filter after a change. When the transaction dates equal the dates, they change
 * together. Otherwise a filter by last year would find nothing: its transactions are of last year too.
 * @param today the business date, `YYYY-MM-DD`
 */
export function followDates(before: FilterState, after: FilterState, today: string): FilterState {
  const [was, is] = [productionDates(before, today), productionDates(after, today)];
  const wereEqual =
    was.fromDate === was.transactionFromDate && was.toDate === was.transactionToDate;
  const isUnchanged =
    is.transactionFromDate === was.transactionFromDate &&
    is.transactionToDate === was.transactionToDate;
  const isMoved = was.fromDate !== is.fromDate || was.toDate !== is.toDate;
  if (!wereEqual || !isUnchanged || !isMoved) return after;
  const from = withValue(after, 'transactionFromDate', after['fromDate'] ?? null);
  return withValue(from, 'transactionToDate', after['toDate'] ?? null);
}
