import { callOf } from '@agent-portal/data/client/callOf';
import {
  commissionSortFields,
  writingAgentSortFields,
} from '@agent-portal/data/commissions/contract';
import { contract } from '@agent-portal/data/contract';
import { securedSortFields, unsecuredSortFields } from '@agent-portal/data/debt/contract';
import type { Endpoint, InputOf } from '@agent-portal/data/endpoint';
import { pendingSortFields, requirementSortFields } from '@agent-portal/data/policies/contract';
import {
  activeSortFields,
  terminatedSortFields,
} from '@agent-portal/data/policies/summaries/contract';
import { shortestTerm } from '@agent-portal/data/search/contract';
import { taxFormSortFields } from '@agent-portal/data/tax-forms/contract';
import { exampleOf, type Known } from '../conformance/examples.ts';
import type { Message } from '../conformance/Visitor.ts';

/** A call that only reads, and its input. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly message: Message;
}

const askedWith = (endpoint: Endpoint, input: object): Asked => ({
  endpoint,
  message: callOf(endpoint, input as InputOf<Endpoint>),
});

/** Each read of the contract, with the input of its fixture. */
export function everyRead(known: Known): readonly Asked[] {
  return Object.values<Endpoint>(contract)
    .filter(({ effect }) => effect === 'read')
    .flatMap((endpoint) => {
      const input = exampleOf(endpoint, known);
      return input ? [askedWith(endpoint, input)] : [];
    });
}

const { getPolicySummaries } = contract;

/** The lists, each with its sort fields. */
const lists: readonly (readonly [Endpoint, object, readonly string[]])[] = [
  [contract.getPendingPolicyRequirements, {}, requirementSortFields],
  [getPolicySummaries, { status: 'Active' }, activeSortFields],
  [getPolicySummaries, { status: 'Terminated' }, terminatedSortFields],
  [contract.getPendingPolicies, {}, pendingSortFields],
  [contract.getActivePolicies, {}, activeSortFields],
  [contract.getTerminatedPolicies, {}, terminatedSortFields],
  [contract.getTaxForms, {}, taxFormSortFields],
];

const terms = ['son', 'mar', 'ANN', 'nl00', 'ñez', 'é', 'o', 'de', "o'"] as const;

/** Searches for parts of names in either case, with characters that collations sort differently. */
export const everySearch: readonly Asked[] = [
  ...terms
    .filter(({ length }) => length >= shortestTerm)
    .map((term) => askedWith(contract.search, { query: { term } })),
  ...terms.map((term) => askedWith(contract.searchImpersonations, { query: { term } })),
  ...terms.map((text) =>
    askedWith(contract.getFilterValues, {
      params: { list: 'Active' },
      query: { field: 'primaryInsured', text },
    }),
  ),
];

const directions = ['asc', 'desc'] as const;

/** The lists that two parameters sort, each with its sort fields [S7]. */
const moneyLists: readonly (readonly [Endpoint, readonly string[]])[] = [
  [contract.getCommissionDetails, commissionSortFields],
  [contract.getWritingAgentDetails, writingAgentSortFields],
  [contract.getUnsecuredAdvances, unsecuredSortFields],
  [contract.getSecuredAdvances, securedSortFields],
];

/** Commissions and debt from both ends, by each field in both directions. */
export const everyMoneyOrder: readonly Asked[] = moneyLists.flatMap(([endpoint, fields]) =>
  fields.flatMap((orderBy) =>
    directions.flatMap((sortDirection) =>
      [1, 10_000].map((page) =>
        askedWith(endpoint, { query: { orderBy, sortDirection, page, pageSize: 100 } }),
      ),
    ),
  ),
);

/**
 * Every list from both ends, by each of its sort fields, in both directions. If two engines compare
 * texts or dates differently, these pages have different rows.
 */
export const everyOrder: readonly Asked[] = lists.flatMap(([endpoint, params, fields]) => {
  const isFirst = endpoint === getPolicySummaries;
  const page = (number: number, query: object) =>
    isFirst ? { Page: number, PageSize: 100, ...query } : { page: number, pageSize: 100, ...query };
  const orders = fields.flatMap((field) =>
    directions.map((direction) => ({ orderBy: { field, direction } })),
  );
  return [{}, ...orders].flatMap((order) =>
    // A page after the end is the last page.
    [1, 10_000].map((number) => askedWith(endpoint, { params, query: page(number, order) })),
  );
});
