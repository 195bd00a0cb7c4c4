import * as z from 'zod/mini';
import { dateParam, isoDate, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { csvExport, excelExport, reportFile, zipFile } from '../fileResponses.ts';
import { agentRef } from '../policies/shapes.ts';
import { commissionsAccess as access } from './commissionsAccess.ts';
import {
  commaList,
  pageParams,
  policyDetailParams,
  sortParams,
  writingAgentParams,
  numberedPageEnvelope,
  optionalNumberedPageEnvelope,
} from './writingAgentParams.ts';
import {
  commissionCycle,
  commissionFilterValues,
  commissionLine,
  writingAgentCommission,
} from './shapes.ts';

/** Sortable columns of the policy details (decisions, 3); `policyNumber` is the order of an unsorted list. */
export const commissionSortFields = ['cycleDate', 'premium', 'commission', 'policyNumber'] as const;

/** Sortable columns of the writing agents (decisions, 3). */
export const writingAgentSortFields = [
  'agentName',
  'cycleFirstYear',
  'cycleRenewal',
  'ytdFirstYear',
  'ytdRenewal',
] as const;

const filters = z._default(z.nullable(commissionFilterValues), null);

export const getCommissionDetails = endpoint({
  name: 'getCommissionDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/PolicyDetails',
  source: '[S7] Commissions and debt',
  summary: 'One page of the commission lines of an agent; the last cycle first.',
  access,
  query: z.strictObject({
    ...policyDetailParams,
    ...pageParams,
    ...sortParams(commissionSortFields),
  }),
  response: z.object({
    policyDetails: z.array(commissionLine),
    ...numberedPageEnvelope,
    pageSize: z.int(),
    filters,
    /** The total of all pages; an extension. */
    premiumTotal: z.optional(money),
    /** The total of all pages; an extension. */
    commissionTotal: z.optional(money),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportCommissionDetails = endpoint({
  name: 'exportCommissionDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/PolicyDetails/Export',
  source: '[S7] Commissions and debt',
  summary: 'The policy details as an Excel workbook, in their order and with their filters.',
  access,
  query: z.strictObject({ ...policyDetailParams, ...sortParams(commissionSortFields) }),
  response: excelExport('Commissions-PolicyDetails'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

const csvColumns = [
  'Line ID',
  'Reversed Line ID',
  'Policy Number',
  'Writing Agent',
  'Type',
  'Cycle Date',
  'Premium',
  'Rate',
  'Amount',
] as const;

/** The columns of the CSV by version. A version's columns never change: to change them, add a version. */
export const commissionCsvColumns = {
  1: csvColumns,
  2: [
    ...csvColumns,
    'Insured',
    'Product',
    'Effective Date',
    'Period From',
    'Period To',
    'Paid Agent ID',
    'Share',
  ],
} as const;

export const exportCommissionCsv = endpoint({
  name: 'exportCommissionCsv',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/PolicyDetails/ExportCsv',
  source: 'an extension: commissions for agency management systems',
  isOptional: true,
  summary:
    'The policy details as CSV for other programs, one payment a line, without totals. Dates are YYYY-MM-DD, amounts and rates have a decimal point, and a rate is a fraction. ' +
    `Version 2 adds columns to those of version 1: ${commissionCsvColumns[2].slice(csvColumns.length).join(', ')}. The period is what the premium pays for, both days included, and the share is the part of the paid agent, a fraction. ` +
    'The amount of a First Year, a Renewal, and a Chargeback with a rate is premium × rate × share, rounded to the cent, halves away from zero. An Advance pays the months of its period, of the 12 of its premium, and a Recovery takes back at most that product. A line without a rate has no share: it moves an advance.',
  access,
  query: z.strictObject({
    ...policyDetailParams,
    ...sortParams(commissionSortFields),
    /** @default 1, so that existing programs keep working */
    version: z.optional(z.enum(['1', '2'])),
  }),
  response: csvExport('Commissions-v{version}', commissionCsvColumns[1]),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getWritingAgentDetails = endpoint({
  name: 'getWritingAgentDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/WritingAgentDetails',
  source: '[S7] Commissions and debt',
  summary:
    'What an agent got by the business of each writing agent: in the requested cycles (by default the ' +
    'open one), and in the year up to the last of them.',
  access,
  query: z.strictObject({
    ...writingAgentParams,
    ...pageParams,
    ...sortParams(writingAgentSortFields),
  }),
  response: z.object({
    writingAgentCommissions: z.array(writingAgentCommission),
    cyclePaidFirstYearTotal: money,
    cyclePaidRenewalTotal: money,
    /** The spelling of [S3]. */
    yearTotDateFirstYearTotal: money,
    yearToDateRenewalTotal: money,
    ...optionalNumberedPageEnvelope,
    commissionCycle,
    filters,
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportWritingAgentDetails = endpoint({
  name: 'exportWritingAgentDetails',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/WritingAgentDetails/Export',
  source: '[S7] Commissions and debt',
  summary: 'The writing agents as an Excel workbook, in their order and with their filters.',
  access,
  query: z.strictObject({ ...writingAgentParams, ...sortParams(writingAgentSortFields) }),
  response: excelExport('Commissions-WritingAgentDetails'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getAgentStatementOptions = endpoint({
  name: 'getAgentStatementOptions',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/AgentStatementOptions',
  source: '[S7] Commissions and debt',
  summary:
    'Which statements there are: for whom, of which cycles, the last one first, and of which types.',
  access,
  response: z.object({
    agentStatementTypes: z.array(z.string()),
    cycleDates: z.array(isoDate),
    /** The agent ids of the caller and its downline; an extension. */
    agents: z.optional(z.array(agentRef)),
    /** How many statements one file may have; an extension. Without it, the carrier gives one at a time. */
    mostStatements: z.optional(z.int()),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getAgentStatement = endpoint({
  name: 'getAgentStatement',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/AgentStatement',
  source: '[S7] Commissions and debt',
  summary:
    'The statement of an agent for a cycle as a PDF. 404 for an agent outside the hierarchy.',
  access,
  query: z.strictObject({
    agentId: z.string().check(z.maxLength(20)),
    cycleDate: dateParam,
    agentStatementType: z.string().check(z.maxLength(40)),
  }),
  response: reportFile('Commissions'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

/** The most statements of one download: the cycles of a year. */
export const mostStatements = 24;

export const getAgentStatements = endpoint({
  name: 'getAgentStatements',
  method: 'GET',
  effect: 'read',
  path: '/API/CommissionsAndDebt/Commissions/AgentStatements',
  source: 'an extension: several statements',
  isOptional: true,
  summary: `The statements of several agents and cycles in one zip file: the same PDF files as getAgentStatement. 404 for an agent outside the hierarchy, 400 for a cycle that is not closed, each with its name, and for more than ${mostStatements} statements.`,
  access,
  query: z.strictObject({
    agentIds: commaList,
    /** The last days of the cycles, with a comma between them. */
    cycleDates: commaList,
    agentStatementType: z.string().check(z.maxLength(40)),
  }),
  response: zipFile('Commissions_Statements'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const commissionsEndpoints = {
  getCommissionDetails,
  exportCommissionDetails,
  exportCommissionCsv,
  getWritingAgentDetails,
  exportWritingAgentDetails,
  getAgentStatementOptions,
  getAgentStatement,
  getAgentStatements,
};
