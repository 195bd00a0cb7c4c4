import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';
import { productionDates } from '@agent-portal/ui/filters';
import { addressOf, productionShapes } from '@agent-portal/ui/filters/address';
import { readListAddress } from '../../../shared/list/address/listAddress.ts';
import type { FilterState, ListAddress } from '../../../shared/list/address/listState.ts';

/** What an address holds of a production filter. */
export const productionFilterAddress = addressOf(productionShapes);

/** The values of a filter of many; none where it is not set. */
const some = (value: FilterState[string] | undefined) =>
  Array.isArray(value) ? [...(value as readonly string[])] : undefined;

/**
 * A production filter as a call has it: its four dates are always said [S3].
 * @param today the business date, `YYYY-MM-DD`
 */
export function productionQuery(filters: FilterState, today: string) {
  const { viewAs, agent, marketCode, transactionType, lineOfBusiness } = filters;
  return {
    viewAsAgentValues: typeof viewAs === 'string' ? viewAs : undefined,
    agentValues: some(agent),
    marketCodeValues: some(marketCode),
    transactionTypeValues: some(transactionType) as TransactionType[] | undefined,
    lineOfBusinessValues: some(lineOfBusiness),
    ...productionDates(filters, today),
  };
}

/** The production filter of an address, whatever else stands in it. */
export function filtersIn(search: URLSearchParams): FilterState {
  const address: ListAddress = {
    sortFields: [],
    defaultSort: { field: '', direction: 'asc' },
    unsorted: { field: '', direction: 'asc' },
    pageSizes: [],
    filters: productionFilterAddress,
  };
  return readListAddress(search, address).filters;
}

/** The part of an address that is its production filter. */
export function filterSearch(search: string): string {
  const all = new URLSearchParams(search);
  const own = [...all].filter(([name]) => name in productionFilterAddress);
  return own.length > 0 ? `?${new URLSearchParams(own).toString()}` : '';
}
