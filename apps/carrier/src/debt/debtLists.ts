import type {
  DebtFilterValues,
  SecuredAdvance,
  UnsecuredAdvance,
} from '@agent-portal/data/debt/contract';
import { sortNames } from '@agent-portal/format';
import type { Scope } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import { askedOf, sharedFilterLabels } from '../commissions/filters.ts';
import { findHierarchy } from '../commissions/queries/agentsNamed.ts';
import { moneyOf } from '../db/cents.ts';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import type { BookList } from '../lists/BookList.ts';
import type { DebtFilters, DebtOrder } from './filters.ts';
import {
  findAdvanceOrder,
  findAdvances,
  findAdvanceTotals,
  findAdvanceValues,
  type FoundAdvance,
} from './queries/advances.ts';

const amountsOf = (found: FoundAdvance) => ({
  agentName: found.agentName,
  agentId: found.agentId,
  advanced: moneyOf(found.advanced),
  recovered: moneyOf(found.recovered),
  balance: moneyOf(found.advanced - found.recovered),
  advanceId: found.rowId,
});

const toUnsecured = (found: FoundAdvance): UnsecuredAdvance =>
  Object.assign(amountsOf(found), {
    level: found.level,
    opened: found.openedOn,
    policyNumber: found.policyNumber,
    primaryInsured: found.primaryInsured,
  });

const toSecured = (found: FoundAdvance): SecuredAdvance =>
  Object.assign(amountsOf(found), {
    policyNumber: found.policyNumber,
    primaryInsured: found.primaryInsured,
    issued: found.issueDate,
  });

type Amounts = Pick<SecuredAdvance, 'advanced' | 'recovered' | 'balance'>;
const amountColumns: readonly WorkbookColumn<Amounts>[] = [
  { header: 'Advanced', width: 14, amount: ({ advanced }) => advanced },
  { header: 'Recovered', width: 14, amount: ({ recovered }) => recovered },
  { header: 'Balance', width: 14, amount: ({ balance }) => balance },
];

const agent: WorkbookColumn<Pick<SecuredAdvance, 'agentName' | 'agentId'>> = {
  header: 'Agent',
  width: 36,
  text: ({ agentName, agentId }) => `${agentName} - ${agentId}`,
};

const filterLabels = {
  ...sharedFilterLabels,
  agentNames: 'Agent Name',
  agentIds: 'Agent ID',
  policyNumbers: 'Policy Number',
  openOnly: 'Open balances only',
} as const;

/** Unsecured advances: no policy in force secures them [S3]. */
export const unsecuredList: BookList<DebtFilters, DebtOrder, UnsecuredAdvance> = {
  name: 'Unsecured debt',
  hasTotals: true,
  defaultOrder: { field: 'opened', direction: 'desc' },
  findOrder: ({ db }, scope, asked) => findAdvanceOrder(db, scope, false, asked),
  findRows: async ({ db }, rowIds) => (await findAdvances(db, rowIds)).map(toUnsecured),
  columns: () => [
    agent,
    { header: 'Policy Number', width: 16, text: ({ policyNumber = null }) => policyNumber },
    { header: 'Level', width: 18, text: ({ level }) => level },
    { header: 'Opened', width: 12, date: ({ opened }) => opened },
    ...amountColumns,
  ],
  filterLabels,
};

/** Secured advances: a policy in force secures them [S3]. */
export const securedList: BookList<DebtFilters, DebtOrder, SecuredAdvance> = {
  name: 'Secured debt',
  hasTotals: true,
  defaultOrder: { field: 'issued', direction: 'desc' },
  findOrder: ({ db }, scope, asked) => findAdvanceOrder(db, scope, true, asked),
  findRows: async ({ db }, rowIds) => (await findAdvances(db, rowIds)).map(toSecured),
  columns: () => [
    agent,
    { header: 'Policy Number', width: 16, text: ({ policyNumber }) => policyNumber },
    { header: 'Primary Insured', width: 30, text: ({ primaryInsured }) => primaryInsured },
    { header: 'Issued', width: 12, date: ({ issued }) => issued },
    ...amountColumns,
  ],
  filterLabels,
};

const offered = {
  name: 'debt filter values',
  weigh: (values: DebtFilterValues) =>
    Object.values(values).reduce<number>(
      (sum, list) => sum + (Array.isArray(list) ? list.length * 100 : 0),
      0,
    ),
};

async function valuesOf(deps: Deps, scope: Scope, isSecured: boolean): Promise<DebtFilterValues> {
  const make = async () => {
    const found = await findAdvanceValues(deps.db, scope, isSecured);
    const agents = new Map(
      found.map(({ agentId, agentName }) => [agentId, { agentName, agentId }]),
    );
    const agentIds = [...agents.keys()].toSorted();
    return {
      agentFilterValues: sortNames([...agents.values()], ({ agentName }) => agentName),
      agentIdFilterValues: agentIds,
      agentLastNameFilterValues: sortNames([...new Set(found.map(({ lastName }) => lastName))]),
      policyNumberFilterValues: [...new Set(found.map(({ policyNumber }) => policyNumber))],
      hasOpenOnly: true,
      hierarchyFilterValues: await findHierarchy(deps.db, agentIds),
    };
  };
  return (await snapshotOf(deps, offered, [scope, isSecured], make)).value;
}

type Query = DebtFilters & Parameters<typeof askedOf>[0];

/** One page of a list of debt, with its totals and the client of each policy. */
export async function getDebtPage<Row extends { readonly policyNumber?: string | undefined }>(
  deps: Deps,
  caller: BookReader,
  list: BookList<DebtFilters, DebtOrder, Row>,
  query: Query,
) {
  const isSecured = (list as object) === securedList;
  const asked = askedOf(query, list.defaultOrder);
  const { rows, scope, total, paging } = await answerList(deps, caller, list, asked);
  const make = () => findAdvanceTotals(deps.db, scope, isSecured, asked.filters);
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('debt totals');
  const about = [scope, isSecured, asked.filters] as const;
  const { advanced, recovered } = (await snapshotOf(deps, kind, about, make)).value;
  return {
    agents: await withClientIdsFor(deps.db, caller, rows),
    totalRecords: total,
    totalDebt: moneyOf(advanced - recovered),
    filters: query.includeFilters === true ? await valuesOf(deps, scope, isSecured) : null,
    page: paging.currentPage,
    totalPages: paging.totalPages,
    advancedTotal: moneyOf(advanced),
    recoveredTotal: moneyOf(recovered),
    asOf: paging.asOf,
  };
}
