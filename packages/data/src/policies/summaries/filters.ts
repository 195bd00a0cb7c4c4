import * as z from 'zod/mini';
import { isoDate } from '../../codecs.ts';
import { chosenValues } from '../../list.ts';
import { commonFilters } from '../filters.ts';

export const activeFilterShape = {
  ...commonFilters,
  paidToDateFrom: z.optional(isoDate),
  paidToDateTo: z.optional(isoDate),
  /** True: only policies paid to a day before the business date. */
  pastDue: z.optional(z.literal(true)),
};

export const terminatedFilterShape = {
  ...commonFilters,
  terminationDateFrom: z.optional(isoDate),
  terminationDateTo: z.optional(isoDate),
  reason: z.optional(chosenValues),
  /** True: only policies whose first premium payment was declined. */
  firstPaymentFail: z.optional(z.literal(true)),
};
