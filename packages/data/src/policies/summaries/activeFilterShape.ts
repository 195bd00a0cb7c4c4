import * as z from 'zod/mini';
import { dateParam } from '../../shapes.ts';
import { chosenValues } from '../../list.ts';
import { commonFilters } from '../commonFilters.ts';

export const activeFilterShape = {
  ...commonFilters,
  paidToDateFrom: z.optional(dateParam),
  paidToDateTo: z.optional(dateParam),
  /** The days of issue, both included. An extension. */
  issueDateFrom: z.optional(dateParam),
  issueDateTo: z.optional(dateParam),
  /** True: only policies paid to a day before the business date. */
  pastDue: z.optional(z.literal(true)),
  /** True: only policies whose insured has not died, so that someone may call about the premium. An extension. */
  mayCall: z.optional(z.literal(true)),
  /** Only policies past due that lapse within this many days. An extension. */
  lapsesWithin: z.optional(z.enum(['7', '30'], 'must be 7 or 30')),
  /** Only policies with a deadline within this many days. An extension. */
  deadlinesWithin: z.optional(z.enum(['7', '30', '90'], 'must be 7, 30 or 90')),
};

export const terminatedFilterShape = {
  ...commonFilters,
  terminationDateFrom: z.optional(dateParam),
  terminationDateTo: z.optional(dateParam),
  /** Policies that ended, or that the carrier entered as ended, on this day or later. An extension. */
  endedFrom: z.optional(dateParam),
  reason: z.optional(chosenValues),
  /** True: only policies whose first premium payment was declined. */
  firstPaymentFail: z.optional(z.literal(true)),
};
