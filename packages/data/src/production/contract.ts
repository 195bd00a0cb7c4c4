import * as z from 'zod/mini';
import { businessTypes, endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { orderByParam, pagingParams } from '../list.ts';
import { includeFilters, productionFilterShape } from './productionFilterShape.ts';
import { individualSummary, nestedTable, productionDetails, worksiteSummary } from './shapes.ts';

const source = '[S7] Production credit; decisions, 3';

const access = {
  who: 'agent',
  role: 'Production',
  restricted: true,
  feature: 'productioncredit',
} as const;
const individual = { ...access, businessType: 'Individual' } as const;
const worksite = { ...access, businessType: 'Worksite' } as const;

const downloads = ['productioncredit', 'production_exceldownloads'] as const;

/** Common to all downloads: errors show inline, and the timeout is longer. */
const ofFile = { onServerError: 'inline', onForbidden: 'inline', timeoutMs: 120_000 } as const;

export const groupingTypes = ['Agent', 'MarketCode', 'LineOfBusiness', 'Product'] as const;
export type GroupingType = (typeof groupingTypes)[number];

/** The nested tables of worksite production, by their outermost rows. */
export const worksiteTabs = ['agent', 'group', 'products'] as const;
export type WorksiteTab = (typeof worksiteTabs)[number];

/** Sortable columns (decisions, 3); `policyNumber` is the order of an unsorted list. */
export const productionSortFields = [
  'transactionDate',
  'premium',
  'productionCredit',
  'policyNumber',
] as const;

const filters = z.strictObject(productionFilterShape);
const summaryQuery = z.strictObject({ ...productionFilterShape, ...includeFilters });
const order = { orderBy: z.optional(orderByParam(productionSortFields)) };
const orderedFilters = z.strictObject({ ...productionFilterShape, ...order });
const detailsQuery = z.strictObject({
  ...productionFilterShape,
  ...includeFilters,
  ...order,
  ...pagingParams,
});

export const getIndividualSummary = endpoint({
  name: 'getIndividualSummary',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Individual/Summary',
  source,
  summary: 'Individual production of an agent and those directly below it, and by product.',
  access: individual,
  query: summaryQuery,
  response: individualSummary,
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportIndividualSummary = endpoint({
  name: 'exportIndividualSummary',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Individual/Summary/Export',
  source,
  summary: 'Individual production by agent as an Excel workbook.',
  access: { ...individual, feature: downloads },
  query: filters,
  response: excelExport('ProductionCredit-Individual-Summary'),
  ...ofFile,
});

export const getIndividualDetails = endpoint({
  name: 'getIndividualDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Individual/PolicyDetails',
  source,
  summary: 'One page of the transactions of individual production.',
  access: individual,
  query: detailsQuery,
  response: productionDetails,
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportIndividualDetails = endpoint({
  name: 'exportIndividualDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Individual/PolicyDetails/Export',
  source,
  summary: 'The transactions of individual production as an Excel workbook, in the current order.',
  access: { ...individual, feature: downloads },
  query: orderedFilters,
  response: excelExport('ProductionCredit-Individual-PolicyDetails'),
  ...ofFile,
});

export const exportIndividualByGrouping = endpoint({
  name: 'exportIndividualByGrouping',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Individual/ByGrouping/Export',
  source,
  summary: 'Individual production as an Excel workbook, a row for each group.',
  access: { ...individual, feature: downloads },
  query: z.strictObject({ ...productionFilterShape, groupingType: z.enum(groupingTypes) }),
  response: excelExport('ProductionCredit-Individual-ByGrouping'),
  ...ofFile,
});

export const getWorksiteSummary = endpoint({
  name: 'getWorksiteSummary',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Worksite/Summary',
  source,
  summary: 'Worksite production of an agent and its downline.',
  access: worksite,
  query: summaryQuery,
  response: worksiteSummary,
  onServerError: 'page',
  onForbidden: 'page',
});

export const getWorksiteTable = endpoint({
  name: 'getWorksiteTable',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Worksite/NestedTables/ByTabs',
  source,
  summary: 'Worksite production by agent, by group or by product, nested.',
  access: worksite,
  query: z.strictObject({ ...productionFilterShape, tab: z.enum(worksiteTabs) }),
  response: nestedTable,
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportWorksiteSummary = endpoint({
  name: 'exportWorksiteSummary',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Worksite/Summary/Export',
  source,
  summary: 'Worksite production as an Excel workbook, a row for each agent, group and product.',
  access: { ...worksite, feature: downloads },
  query: filters,
  response: excelExport('ProductionCredit-Worksite-Summary'),
  ...ofFile,
});

export const getWorksiteDetails = endpoint({
  name: 'getWorksiteDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Worksite/PolicyDetails',
  source,
  summary: 'One page of the transactions of worksite production.',
  access: worksite,
  query: detailsQuery,
  response: productionDetails,
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportWorksiteDetails = endpoint({
  name: 'exportWorksiteDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/ProductionCredit/Worksite/PolicyDetails/Export',
  source,
  summary: 'The transactions of worksite production as an Excel workbook, in the current order.',
  access: { ...worksite, feature: downloads },
  query: orderedFilters,
  response: excelExport('ProductionCredit-Worksite-PolicyDetails'),
  ...ofFile,
});

export const getBusinessTypes = endpoint({
  name: 'getBusinessTypes',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/BusinessTypes',
  source: '[S7] User data; decisions, 9',
  summary: 'The kinds of business that an agent has: the one looked at, or the caller itself.',
  access: { who: 'agent', role: 'Production', restricted: true },
  query: z.strictObject({
    ViewAsAgentId: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  }),
  response: z.object({ productionCreditBusinessTypes: z.array(z.enum(businessTypes)) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const productionEndpoints = {
  getBusinessTypes,
  getIndividualSummary,
  exportIndividualSummary,
  getIndividualDetails,
  exportIndividualDetails,
  exportIndividualByGrouping,
  getWorksiteSummary,
  getWorksiteTable,
  exportWorksiteSummary,
  getWorksiteDetails,
  exportWorksiteDetails,
};
