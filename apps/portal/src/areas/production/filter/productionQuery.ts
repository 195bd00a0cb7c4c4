import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';
import { productionDates } from '@agent-portal/ui/filters';
import { addressOf, productionShapes } from '@agent-portal/ui/filters/address';
import { readListAddress } from '../../../shared/list/address/listAddress.ts';
import type { FilterState, ListAddress } from '../../../shared/list/address/listState.ts';

export const productionFilterAddress = addressOf(productionShapes);

/** The values of a multiple-choice filter; empty when it is not set. */
const some = (value: FilterState[string] | undefined) =>
  Array.isArray(value) ? [...(value as readonly string[])] : undefined;

/**
 * Converts a production filter to the input of a call, which always has the four dates [S3].
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

/** Reads the production filter from a URL and ignores its other parameters. */
export function filtersIn(search: URLSearchParams): FilterState {
  const address: ListAddress = {
    sortFields: [],
    defaultSort: { field: '', direction: 'asc' },
    orderWhenUnsorted: { field: '', direction: 'asc' },
    pageSizes: [],
    filters: productionFilterAddress,
  };
  return readListAddress(search, address).filters;
}

/** The query parameters of a URL that belong to the production filter. */
export function filterSearch(search: string): string {
  const all = new URLSearchParams(search);
  const own = [...all].filter(([name]) => name in productionFilterAddress);
  return own.length > 0 ? `?${new URLSearchParams(own).toString()}` : '';
}
