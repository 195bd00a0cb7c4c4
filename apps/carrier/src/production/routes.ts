import {
  exportIndividualByGrouping,
  exportIndividualDetails,
  exportIndividualSummary,
  exportWorksiteDetails,
  exportWorksiteSummary,
  getIndividualDetails,
  getIndividualSummary,
  getWorksiteDetails,
  getWorksiteSummary,
  getWorksiteTable,
} from '@agent-portal/data/production/contract';
import { route, type Route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { filtersOf } from './askedOf.ts';
import { detailLists } from './detailLists.ts';
import { exportAgents, exportGrouping, exportWorksite } from './exports.ts';
import { getNestedTable } from './nestedTable.ts';
import { getIndividual, getSummary, productSums } from './summary.ts';
import type { BusinessType, InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { type BookReader, withClientIdsFor } from '../book/withClientIdsFor.ts';
import type { Deps } from '../http/appEnv.ts';
import { answerList } from '../lists/answerList.ts';
import { findOffered } from './queries/findOffered.ts';
import { exportName } from '../lists/exportName.ts';

type Days = Parameters<typeof filtersOf>[0];

const individual = (query: Days, today: string) =>
  ({ businessType: 'Individual', filters: filtersOf(query, today) }) as const;
const worksite = (query: Days, today: string) =>
  ({ businessType: 'Worksite', filters: filtersOf(query, today) }) as const;

/** A page of transactions with their totals. @throws {Problem} 404 for another caller's agent */
async function getDetails(
  deps: Deps,
  caller: BookReader,
  { query }: InputOf<typeof getIndividualDetails>,
  businessType: BusinessType,
): Promise<OutputOf<typeof getIndividualDetails>> {
  const { page, pageSize, orderBy } = query;
  const filters = filtersOf(query, deps.today);
  const asked = { filters, orderBy, page, pageSize };
  const list = detailLists[businessType];
  const { rows, scope, total, paging } = await answerList(deps, caller, list, asked);
  const { totals } = await productSums(deps, scope, { businessType, filters });
  return {
    ...paging,
    totalRecords: total,
    // Rows of worksite business name the group, not the insured.
    policyDetails:
      businessType === 'Individual' ? await withClientIdsFor(deps.db, caller, rows) : [...rows],
    totals,
    filters: query.IncludeFilters
      ? await findOffered(deps.db, caller.agentIds, businessType)
      : null,
  };
}

/** [S7] Production credit. */
export const productionRoutes: readonly Route[] = [
  route(getIndividualSummary, ({ caller, deps, input: { query } }) => {
    const asked = { ...individual(query, deps.today), offers: query.IncludeFilters };
    return getIndividual(deps, caller, asked);
  }),

  route(getWorksiteSummary, async ({ caller, deps, input: { query } }) => {
    const asked = { ...worksite(query, deps.today), offers: query.IncludeFilters };
    const { products: _, ...summary } = await getSummary(deps, caller, asked);
    return summary;
  }),

  route(getWorksiteTable, ({ caller, deps, input: { query } }) =>
    getNestedTable(deps, caller, worksite(query, deps.today), query.tab),
  ),

  route(getIndividualDetails, ({ caller, deps, input }) =>
    getDetails(deps, caller, input, 'Individual'),
  ),

  route(getWorksiteDetails, ({ caller, deps, input }) =>
    getDetails(deps, caller, input, 'Worksite'),
  ),

  route(exportIndividualSummary, async ({ caller, deps, input: { query } }) => ({
    name: exportName(exportIndividualSummary, deps),
    body: await exportAgents({ caller, deps, asked: individual(query, deps.today) }),
  })),

  route(exportIndividualByGrouping, async ({ caller, deps, input: { query } }) => ({
    name: exportName(exportIndividualByGrouping, deps),
    body: await exportGrouping(
      { caller, deps, asked: individual(query, deps.today) },
      query.groupingType,
    ),
  })),

  route(exportIndividualDetails, async ({ input: { query }, ...call }) => ({
    name: exportName(exportIndividualDetails, call.deps),
    body: await exportList(call, detailLists.Individual, {
      filters: filtersOf(query, call.deps.today),
      orderBy: query.orderBy,
    }),
  })),

  route(exportWorksiteSummary, async ({ caller, deps, input: { query } }) => ({
    name: exportName(exportWorksiteSummary, deps),
    body: await exportWorksite({ caller, deps, asked: worksite(query, deps.today) }),
  })),

  route(exportWorksiteDetails, async ({ input: { query }, ...call }) => ({
    name: exportName(exportWorksiteDetails, call.deps),
    body: await exportList(call, detailLists.Worksite, {
      filters: filtersOf(query, call.deps.today),
      orderBy: query.orderBy,
    }),
  })),
];
