import * as z from 'zod/mini';
import { isoDate, money } from '../shapes.ts';

/** The fields of active policies about a past-due premium. Extensions. */
export const lateFields = () => ({
  /** The last day of grace; null unless the policy is past due. */
  lapsesOn: z.optional(z.nullable(isoDate)),
  /** Days past the day to which it is paid; 0 unless past due. */
  daysLate: z.optional(z.int()),
  /** The premiums that are due by today; null unless past due. */
  amountDue: z.optional(z.nullable(money)),
  /** The phone number of the client. */
  phone: z.optional(z.nullable(z.string())),
  /** The insured has died: no one calls about the premium. */
  doNotCall: z.optional(z.boolean()),
});
