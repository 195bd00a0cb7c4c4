import { pendingAddress } from '../areas/policies/lists/pendingAddress.ts';
import { lacksValues } from '../shared/list/address/lacksValues.ts';
import { readListAddress } from '../shared/list/address/listAddress.ts';
import { withStartPageSize } from '../shared/list/address/startPageSize.ts';
import { orderOf } from '../shared/list/address/listQuery.ts';

/**
 * The URL of the first call of /pending for an address. It does not use the contract's schemas, because they
 * are too large for the script inside index.html; early.test.ts checks it against the contract.
 */
export function pendingUrl(search: URLSearchParams): string {
  const state = readListAddress(search, withStartPageSize(pendingAddress));
  const { page, pageSize, filters } = state;
  const { field, direction } = orderOf(state, pendingAddress);
  const query = new URLSearchParams({
    page: String(page),
    pageSize: String(pageSize),
    orderBy: direction === 'desc' ? `${field} desc` : field,
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
    ...(lacksValues() && { IncludeFilters: 'true' }),
  });
  return `/API/PolicyInfo/Policies/PendingPolicyRequirements?${query}`;
}
