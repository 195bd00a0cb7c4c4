import * as z from 'zod/mini';
import { isoDate, isoDateTime, money } from '../shapes.ts';
import { agentRef, insuredClient } from '../policies/shapes.ts';
import { offeredFilters, transactionType } from './productionFilterShape.ts';

/**
 * Production totals. A policy that several agents wrote counts by their shares, such as 12.75 policies.
 * Premium and credit are those of issued policies minus cancelled ones.
 */
const production = () => ({
  submitted: z.number(),
  issued: z.number(),
  cancelled: z.optional(z.number()),
  annualizedPremium: money,
  productionCredit: money,
});

/** The same figures, with those of the same days a year before; an extension (decisions, 9). */
const comparedProduction = () => ({
  ...production(),
  lastYear: z.optional(z.object(production())),
});
const productionSums = () => z.object(comparedProduction());
export type ProductionSums = z.output<ReturnType<typeof productionSums>>;

/** The fields of a summary next to its rows; all are extensions. */
const summaryShape = () => ({
  totals: productionSums(),
  /** The credit of each month or year of the transaction dates, with the year before. */
  periods: z.optional(
    z.array(
      z.object({
        /** Its first day. */
        from: isoDate,
        unit: z.enum(['month', 'year']),
        productionCredit: money,
        lastYear: money,
      }),
    ),
  ),
  /** From the caller's own agent down to the viewed one. */
  trail: z.optional(z.array(agentRef)),
  filters: offeredFilters(),
  asOf: z.optional(isoDateTime),
});

const agentProduction = () =>
  z.object({
    ...agentRef.shape,
    agentLevel: z.string(),
    marketCode: z.string(),
    ...comparedProduction(),
    /** True: only the agent's own production. Otherwise the downline's is included. */
    isOwn: z.optional(z.boolean()),
    /** An agent below it has production. */
    hasDownline: z.optional(z.boolean()),
  });
export type AgentProduction = z.output<ReturnType<typeof agentProduction>>;

const productProduction = () =>
  z.object({ lineOfBusiness: z.string(), product: z.string(), ...comparedProduction() });
export type ProductProduction = z.output<ReturnType<typeof productProduction>>;

/** Individual production: by agent of the downline, and by product (decisions, 3). */
export const individualSummary = z.lazy(() =>
  z.object({
    agents: z.array(agentProduction()),
    products: z.array(productProduction()),
    ...summaryShape(),
  }),
);
export type IndividualSummary = z.output<typeof individualSummary>;

/** Worksite production as a whole; its tables have a separate call. */
export const worksiteSummary = z.lazy(() => z.object(summaryShape()));
export type WorksiteSummary = z.output<typeof worksiteSummary>;

const enrolled = () => ({
  /** Names the row among its neighbors: an agent id, a group number or a product. */
  id: z.string(),
  name: z.string(),
  /** Policies issued to employees, by the agent's parts. */
  enrolled: z.number(),
  annualizedPremium: money,
  productionCredit: money,
  lastYear: z.optional(
    z.object({ enrolled: z.number(), annualizedPremium: money, productionCredit: money }),
  ),
});

/** A nested table, of at most three levels (decisions, 3). */
export const nestedTable = z.lazy(() => {
  const inner = z.object({ ...enrolled(), children: z.optional(z.array(z.object(enrolled()))) });
  return z.object({
    rows: z.array(z.object({ ...enrolled(), children: z.optional(z.array(inner)) })),
    asOf: z.optional(isoDateTime),
  });
});
export type NestedTable = z.output<typeof nestedTable>;

/** An agent's part of a transaction (decisions, 3). */
const productionDetail = () =>
  z.object({
    policyNumber: z.string(),
    primaryInsured: z.string(),
    ...insuredClient,
    /** The group's name; null for individual business. */
    employer: z.nullable(z.string()),
    ...agentRef.shape,
    product: z.string(),
    transactionType,
    transactionDate: isoDate,
    /** Cancelled policies are negative. */
    premium: money,
    productionCredit: money,
    /** The agent's part of the policy, a fraction of 1. */
    split: z.optional(z.number()),
  });
export type ProductionDetail = z.output<ReturnType<typeof productionDetail>>;

/** A page of transactions, and the totals of all pages. */
export const productionDetails = z.lazy(() =>
  z.object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalRecords: z.int(),
    policyDetails: z.array(productionDetail()),
    totals: z.optional(productionSums()),
    filters: offeredFilters(),
    asOf: z.optional(isoDateTime),
  }),
);
