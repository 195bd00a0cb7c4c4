import * as z from 'zod/mini';
import { booleanParam, isoDate, isoDateTime, money } from '../shapes.ts';
import { commissionsAccess as access } from '../commissions/commissionsAccess.ts';
import {
  agentIdParam,
  hierarchyParams,
  hierarchyValue,
  pageParams,
  sortParams,
  optionalNumberedPageEnvelope,
} from '../commissions/writingAgentParams.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { chosenValues } from '../list.ts';
import { agentRef, insuredClient } from '../policies/shapes.ts';

/** Sortable columns (decisions, 3); `agentName` is the order of an unsorted list. */
export const unsecuredSortFields = [
  'opened',
  'advanced',
  'recovered',
  'balance',
  'agentName',
] as const;
export const securedSortFields = [
  'issued',
  'advanced',
  'recovered',
  'balance',
  'policyNumber',
] as const;

/** The filters of debt [S3], each as a separate parameter [S7]. */
const filterParams = {
  /** An agent id of the caller or its downline: its debt and its downline's. @default all ids of the caller */
  AgentId: agentIdParam,
  ...hierarchyParams,
  /** Last names. */
  agentNames: z.optional(chosenValues),
  agentIds: z.optional(chosenValues),
  policyNumbers: z.optional(chosenValues),
  /** Only advances whose balance is not zero; an extension. */
  openOnly: z.optional(booleanParam),
};

const none = <S extends z.ZodMiniType>(schema: S) => z._default(z.array(schema), () => []);

const filterValues = z.object({
  agentFilterValues: none(agentRef),
  agentIdFilterValues: none(z.string()),
  agentLastNameFilterValues: none(z.string()),
  policyNumberFilterValues: none(z.string()),
  hierarchyFilterValues: none(hierarchyValue),
  /** Whether the carrier supports `openOnly`; an extension. */
  hasOpenOnly: z.optional(z.boolean()),
});
export type DebtFilterValues = z.output<typeof filterValues>;

const amounts = {
  ...agentRef.shape,
  advanced: money,
  recovered: money,
  balance: money,
  /** The key of the row; an extension. */
  advanceId: z.optional(z.int()),
};

const unsecuredAdvance = z.object({
  ...amounts,
  level: z.string(),
  opened: isoDate,
  /** The reason of the advance; an extension. */
  policyNumber: z.optional(z.string()),
  /** The insured of that policy; an extension. */
  primaryInsured: z.optional(z.string()),
  ...insuredClient,
});
export type UnsecuredAdvance = z.output<typeof unsecuredAdvance>;

const securedAdvance = z.object({
  ...amounts,
  policyNumber: z.string(),
  primaryInsured: z.string(),
  ...insuredClient,
  issued: z.nullable(isoDate),
});
export type SecuredAdvance = z.output<typeof securedAdvance>;

/** A page of debt, whose rows are called agents in either list [S3]. */
const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    agents: z.array(row),
    ...optionalNumberedPageEnvelope,
    totalDebt: money,
    filters: z._default(z.nullable(filterValues), null),
    /** The total of all pages; an extension. */
    advancedTotal: z.optional(money),
    /** The total of all pages; an extension. */
    recoveredTotal: z.optional(money),
  });

const list = {
  method: 'GET',
  effect: 'read',
  source: '[S7] Commissions and debt',
  access,
  onServerError: 'page',
  onForbidden: 'page',
} as const;

const file = {
  ...list,
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
} as const;

export const getUnsecuredAdvances = endpoint({
  ...list,
  name: 'getUnsecuredAdvances',
  path: '/API/CommissionsAndDebt/Debt/UnsecuredAdvances',
  summary:
    'One page of the advances that no policy in force secures, on the caller’s book of business.',
  query: z.strictObject({ ...filterParams, ...pageParams, ...sortParams(unsecuredSortFields) }),
  response: pageOf(unsecuredAdvance),
});

export const exportUnsecuredAdvances = endpoint({
  ...file,
  name: 'exportUnsecuredAdvances',
  path: '/API/CommissionsAndDebt/Debt/UnsecuredAdvances/Export',
  summary: 'The unsecured advances as an Excel workbook, in their order and with their filters.',
  query: z.strictObject({ ...filterParams, ...sortParams(unsecuredSortFields) }),
  response: excelExport('UnsecuredDebt'),
});

export const getSecuredAdvances = endpoint({
  ...list,
  name: 'getSecuredAdvances',
  path: '/API/CommissionsAndDebt/Debt/SecuredAdvances',
  summary:
    'One page of the advances that a policy in force secures, on the caller’s book of business.',
  query: z.strictObject({ ...filterParams, ...pageParams, ...sortParams(securedSortFields) }),
  response: pageOf(securedAdvance),
});

export const exportSecuredAdvances = endpoint({
  ...file,
  name: 'exportSecuredAdvances',
  path: '/API/CommissionsAndDebt/Debt/SecuredAdvances/Export',
  summary: 'The secured advances as an Excel workbook, in their order and with their filters.',
  query: z.strictObject({ ...filterParams, ...sortParams(securedSortFields) }),
  response: excelExport('SecuredDebt'),
});

export const getDebtAtRisk = endpoint({
  ...list,
  name: 'getDebtAtRisk',
  path: '/API/CommissionsAndDebt/Debt/AtRisk',
  source: 'an extension: what a lapse would charge back',
  summary: 'What would be charged back if each policy past due lapsed today, the most first.',
  isOptional: true,
  query: z.strictObject({
    AgentId: agentIdParam,
    /** Only these policies. @default all */
    policyNumbers: z.optional(chosenValues),
  }),
  response: z.object({
    totalAtRisk: money,
    policies: z.array(
      z.object({
        policyNumber: z.string(),
        primaryInsured: z.string(),
        ...insuredClient,
        /** The writing agent. */
        ...agentRef.shape,
        paidToDate: isoDate,
        daysPastDue: z.int(),
        /** Commission that was earned and would be taken back. */
        commission: money,
        /** The balance of its advances. */
        advance: money,
        atRisk: money,
        /** The last day of grace. */
        lapsesOn: z.optional(isoDate),
        /** True if the insured has died, so no one should call about the premium. */
        doNotCall: z.optional(z.boolean()),
      }),
    ),
    asOf: isoDateTime,
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});
export type DebtAtRisk = z.output<typeof getDebtAtRisk.response>;

export const debtEndpoints = {
  getUnsecuredAdvances,
  exportUnsecuredAdvances,
  getSecuredAdvances,
  exportSecuredAdvances,
  getDebtAtRisk,
};
