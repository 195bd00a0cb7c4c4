import { one } from '@agent-portal/ui/filters/address';
import { type ListFilter, optionsOf, viewAs } from '../../../shared/list/address/listFilters.ts';
import type { FilterState, ListState } from '../../../shared/list/address/listState.ts';
import { idLabels } from '@agent-portal/format';
import { pageSizeOf } from '../../../shared/list/address/listQuery.ts';

type Agents = Parameters<typeof idLabels>[0];

/** A filter with one of the values that the carrier offers. It is hidden when there is only one value. */
const choice =
  (name: string, label: string): ListFilter =>
  (offered) => {
    const values = offered.values?.[`${name}FilterValues`] as readonly string[] | undefined;
    return [
      { kind: 'autocomplete', name, label, ...optionsOf(values, offered) },
      !values || values.length > 1,
    ];
  };

/** Caches the agent ids for each list that the carrier offers. */
const numbers = new WeakMap<Agents, readonly string[]>();
function agentIdsOf(agents: Agents): readonly string[] {
  const made = numbers.get(agents) ?? agents.map(({ agentId }) => agentId);
  numbers.set(agents, made);
  return made;
}

/** An agent and its downline. */
const agentNumber: ListFilter = (offered) => {
  const agents = offered.values?.['viewAsFilterValues'] as Agents | undefined;
  return [
    {
      kind: 'autocomplete',
      name: 'agentNumber',
      label: 'Agent number',
      isLong: true,
      ...optionsOf(agents && agentIdsOf(agents), offered, () => idLabels(agents ?? [])),
    },
    !agents || agents.length > 1,
  ];
};

/** Filters by the counts in the page header. It is hidden when the carrier offers no counts. */
const countedAs: ListFilter = (offered) => {
  const [definition] = choice('countedAs', 'Counted as')(offered);
  return [definition, offered.values?.['countedAsFilterValues'] !== undefined];
};

/** View As and the hierarchy filter [S3], which all lists of the page share. */
export const hierarchyFilters = [
  viewAs,
  choice('agentLevel', 'Agent level'),
  agentNumber,
  choice('marketCode', 'Market'),
  choice('companyCode', 'Company'),
  choice('contractStatus', 'Contract status'),
  countedAs,
] as const;

export const hierarchyFilterAddress = {
  viewAs: one,
  agentLevel: one,
  agentNumber: one,
  marketCode: one,
  companyCode: one,
  contractStatus: one,
  countedAs: one,
} as const;

export const appointmentFilters = [...hierarchyFilters, choice('state', 'State')] as const;

export const appointmentFilterAddress = { ...hierarchyFilterAddress, state: one } as const;

/** Converts the filters of a list state to the input of the calls. */
export function hierarchyQuery({ viewAs: viewed, ...filters }: FilterState) {
  return {
    ...(filters as Readonly<Record<string, string>>),
    ...(typeof viewed === 'string' && { ViewAsAgentId: viewed }),
  };
}

/** The page to request, and whether the answer should include the filter values. */
export const pageQuery = (state: ListState, includeFilters: boolean) => ({
  ...hierarchyQuery(state.filters),
  page: state.page,
  pageSize: pageSizeOf(state),
  ...(includeFilters && { IncludeFilters: true as const }),
});

/** The total, position, filter values and time of an answer. */
export const pagingOf = (page: {
  readonly totalRecords: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly filters: object | null;
  readonly asOf?: string | undefined;
}) => ({
  total: page.totalRecords,
  currentPage: page.currentPage,
  totalPages: page.totalPages,
  offered: page.filters,
  asOf: page.asOf,
});
