import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import {
  exportSecuredAdvances,
  exportUnsecuredAdvances,
  getSecuredAdvances,
  getUnsecuredAdvances,
  type SecuredAdvance,
  type securedSortFields,
  type UnsecuredAdvance,
  type unsecuredSortFields,
} from '@agent-portal/data/debt/contract';
import { defineList } from '../../../shared/list/List.ts';
import type { ListAddress, ListState } from '../../../shared/list/address/listState.ts';
import { type Paged, pageOf, pagingOf, sortOf } from '../moneyLists.ts';
import { debtFilterAddress, debtFilters, debtQuery, offeredDebt } from './debtFilters.ts';

type UnsecuredField = (typeof unsecuredSortFields)[number];
type SecuredField = (typeof securedSortFields)[number];

const common = {
  pageSizes: [10, 25, 50, 100],
  filters: debtFilterAddress,
} as const;

const unsecured: ListAddress<UnsecuredField> = {
  ...common,
  prefix: 'unsecured',
  sortFields: ['opened', 'advanced', 'recovered', 'balance', 'agentName'],
  defaultSort: { field: 'opened', direction: 'desc' },
  orderWhenUnsorted: { field: 'agentName', direction: 'asc' },
};

const secured: ListAddress<SecuredField> = {
  ...common,
  prefix: 'secured',
  sortFields: ['issued', 'advanced', 'recovered', 'balance', 'policyNumber'],
  defaultSort: { field: 'issued', direction: 'desc' },
  orderWhenUnsorted: { field: 'policyNumber', direction: 'asc' },
};

/** The query for the filters and the sort order of a list state. */
const queryOf = <Field extends string>(state: ListState<Field>, address: ListAddress<Field>) => ({
  ...debtQuery(state),
  ...sortOf(state, address),
});

const amounts = [
  { id: 'advanced', header: 'Advanced', kind: 'money', sortable: true, width: 7 },
  { id: 'recovered', header: 'Recovered', kind: 'money', sortable: true, width: 7.5 },
  { id: 'balance', header: 'Balance', kind: 'money', sortable: true, card: 'summary' },
] as const;

interface Total {
  readonly totalDebt: string;
  readonly advancedTotal?: string | undefined;
  readonly recoveredTotal?: string | undefined;
}

/** The totals of a page. Some carriers send only the debt. */
const totalsOf = ({ totalDebt, advancedTotal, recoveredTotal }: Total) => ({
  balance: totalDebt,
  ...(advancedTotal !== undefined && { advanced: advancedTotal }),
  ...(recoveredTotal !== undefined && { recovered: recoveredTotal }),
});

interface DebtPage<Row> extends Total, Paged {
  readonly agents: readonly Row[];
  readonly filters: Parameters<typeof offeredDebt>[0];
}

const read = <Row,>(page: DebtPage<Row>) => ({
  rows: page.agents,
  ...pagingOf(page),
  offered: offeredDebt(page.filters),
  totals: totalsOf(page),
});

/** /commissions/debt: advances that are not secured by a policy in force (decisions, 3). */
export const unsecuredList = defineList({
  id: 'debt-unsecured',
  title: 'Unsecured debt',
  nouns: ['unsecured advance', 'unsecured advances'],
  columns: [
    agentColumn({ heading: true, width: 10 }),
    insuredColumn({ heading: undefined }),
    policyColumn(),
    { id: 'level', header: 'Level', hideOrder: 1 },
    {
      id: 'opened',
      header: 'Opened',
      kind: 'date',
      sortable: true,
      card: 'summary',
      namedInCard: true,
      hideOrder: 2,
    },
    ...amounts,
  ],
  address: unsecured,
  filters: debtFilters,
  optionalColumns: ['policyNumber', 'primaryInsured'],
  rowKey: (row: UnsecuredAdvance, index) => `${row.advanceId ?? index}`,
  rowName: (row: UnsecuredAdvance) => `${row.agentName}, ${row.opened}`,
  endpoint: getUnsecuredAdvances,
  query: (state: ListState<UnsecuredField>, includeFilters) => ({
    query: { ...queryOf(state, unsecured), ...pageOf(state, includeFilters) },
  }),
  read,
  exports: {
    endpoint: exportUnsecuredAdvances,
    query: (state: ListState<UnsecuredField>) => ({ query: queryOf(state, unsecured) }),
  },
});

/** /commissions/debt: advances that are secured by a policy in force (decisions, 3). */
export const securedList = defineList({
  id: 'debt-secured',
  title: 'Secured debt',
  nouns: ['secured advance', 'secured advances'],
  columns: [
    agentColumn({ width: 10 }),
    insuredColumn(),
    policyColumn(),
    {
      id: 'issued',
      header: 'Issued',
      kind: 'date',
      sortable: true,
      card: 'summary',
      namedInCard: true,
      hideOrder: 2,
    },
    ...amounts,
  ],
  address: secured,
  filters: debtFilters,
  rowKey: (row: SecuredAdvance, index) => `${row.advanceId ?? index}`,
  rowName: (row: SecuredAdvance) => row.policyNumber,
  endpoint: getSecuredAdvances,
  query: (state: ListState<SecuredField>, includeFilters) => ({
    query: { ...queryOf(state, secured), ...pageOf(state, includeFilters) },
  }),
  read,
  exports: {
    endpoint: exportSecuredAdvances,
    query: (state: ListState<SecuredField>) => ({ query: queryOf(state, secured) }),
  },
});
