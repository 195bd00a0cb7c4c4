import * as z from 'zod/mini';
import { isoDate, money } from '../shapes.ts';
import { agentRef, insuredClient } from '../policies/shapes.ts';
import { hierarchyValue } from './writingAgentParams.ts';

/** The kinds of commission lines (decisions, 3). */
export const transactions = ['First Year', 'Renewal', 'Chargeback', 'Advance', 'Recovery'] as const;
export type Transaction = (typeof transactions)[number];

/** A pay period and its total [S3]; the open one is estimated. */
export const commissionCycle = z.object({
  cycleStartDate: isoDate,
  cycleEndDate: isoDate,
  estimated: z.boolean(),
  myCommissions: money,
  firstYear: money,
  renewal: money,
});
export type CommissionCycle = z.output<typeof commissionCycle>;

/** One row of the policy details: a line of commission (decisions, 3). */
export const commissionLine = z.object({
  /** The key of the line's trace; an extension. */
  lineId: z.optional(z.int()),
  policyNumber: z.string(),
  primaryInsured: z.string(),
  ...insuredClient,
  /** The writing agent. */
  ...agentRef.shape,
  product: z.string(),
  transaction: z.enum(transactions),
  cycleDate: isoDate,
  premium: money,
  /** A fraction of the premium; null for a line without a premium. */
  rate: z.nullable(z.number()),
  commission: money,
});
export type CommissionLine = z.output<typeof commissionLine>;

/** One row of the writing agents: the reader's commission on the business of one (decisions, 3). */
export const writingAgentCommission = z.object({
  ...agentRef.shape,
  cycleFirstYear: money,
  cycleRenewal: money,
  ytdFirstYear: money,
  ytdRenewal: money,
});
export type WritingAgentCommission = z.output<typeof writingAgentCommission>;

const none = <S extends z.ZodMiniType>(schema: S) => z._default(z.array(schema), () => []);

/** The values of the commission filters [S3]. */
export const commissionFilterValues = z.object({
  writingAgentFilterValues: none(agentRef),
  cycleDateFilterValues: none(isoDate),
  policyNumberFilterValues: none(z.string()),
  hierarchyFilterValues: none(hierarchyValue),
});
export type CommissionFilterValues = z.output<typeof commissionFilterValues>;
