import {
  activeFilterShape,
  terminatedFilterShape,
} from '@agent-portal/data/policies/summaries/activeFilterShape';
import { pendingFilterShape } from '@agent-portal/data/policies/commonFilters';
import { pendingSortFields } from '@agent-portal/data/policies/contract';
import {
  activeSortFields,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import type { SelectedRow, SelectionList } from '@agent-portal/data/selection/contract';
import { findRowIds, findSelectedPolicies, findSelectedRequirements } from './queries.ts';
import type { Database } from '../db/connection.ts';
import { policies, requirements } from '../db/tables/policies.ts';
import { badRequest } from '../http/answers/problems.ts';
import type { AnyOrder, BookList } from '../lists/BookList.ts';
import { pendingList } from '../policies/lists/pendingList.ts';
import { issuedLists } from '../policies/v2/issuedPolicies.ts';
import { pendingPolicyList } from '../policies/v2/pendingPolicies.ts';

/** A list of any rows. Its filters and its order were checked by `refuseOthers`. */
type AnyList = BookList<object, AnyOrder, unknown>;

interface SelectableList {
  readonly list: AnyList;
  readonly filters: object;
  readonly sortFields: readonly string[];
  readonly findSelected: (db: Database, rowIds: Int32Array) => Promise<SelectedRow[]>;
  /** The row ids of keys. They may be rows of other books: `chosenRows` leaves those out. */
  readonly findRowIds: (db: Database, keys: readonly string[]) => Promise<number[]>;
}

type Named = Parameters<typeof findRowIds>[1];

const rowIdsOf =
  (named: Named): SelectableList['findRowIds'] =>
  (db, keys) =>
    findRowIds(db, named, keys);

const { requirementId, rowId } = requirements;
const ofRequirements = {
  findSelected: findSelectedRequirements,
  findRowIds: rowIdsOf({ table: requirements, key: requirementId, rowId }),
} as const;
const ofPolicies = {
  findSelected: findSelectedPolicies,
  findRowIds: rowIdsOf({ table: policies, key: policies.policyNumber, rowId: policies.rowId }),
} as const;

/** The type of a list without its own filters, order and rows. */
const anyOf = <Filters extends object, Order extends AnyOrder, Row>(
  list: BookList<Filters, Order, Row>,
) => list as unknown as AnyList;

export const selectableLists: Readonly<Record<SelectionList, SelectableList>> = {
  Requirements: {
    ...ofRequirements,
    list: anyOf(pendingList),
    filters: pendingFilterShape,
    sortFields: pendingSortFields,
  },
  Pending: {
    ...ofPolicies,
    list: anyOf(pendingPolicyList),
    filters: pendingFilterShape,
    sortFields: pendingSortFields,
  },
  Active: {
    ...ofPolicies,
    list: anyOf(issuedLists.Active),
    filters: activeFilterShape,
    sortFields: activeSortFields,
  },
  Terminated: {
    ...ofPolicies,
    list: anyOf(issuedLists.Terminated),
    filters: terminatedFilterShape,
    sortFields: terminatedSortFields,
  },
};

/**
 * Rejects a filter or an order that only other lists have.
 * @throws {Problem} 400 that names them
 */
export function refuseOthers(
  name: SelectionList,
  {
    filters = {},
    orderBy,
  }: { readonly filters?: object | undefined; readonly orderBy?: AnyOrder | undefined },
): void {
  const { filters: own, sortFields } = selectableLists[name];
  const errors = Object.keys(filters)
    .filter((filter) => !(filter in own))
    .map((filter) => ({
      field: `filters.${filter}`,
      message: `is not a filter of the list ${name}`,
    }));
  if (orderBy && !sortFields.includes(orderBy.field))
    errors.push({ field: 'orderBy', message: `must be one of ${sortFields.join(', ')}` });
  if (errors.length > 0) throw badRequest(errors);
}
