import * as z from 'zod/mini';
import { booleanParam, dateParam } from '../shapes.ts';
import { chosenValues } from '../list.ts';
import { agentRef } from '../policies/shapes.ts';

/** The transactions of a policy that count toward production, in their usual order. */
export const transactionTypes = ['Submitted', 'Issued', 'Cancelled'] as const;
export const transactionType = z.enum(transactionTypes);
export type TransactionType = z.output<typeof transactionType>;

/** Whether a text such as `02/29/2028` is a calendar date in the range of `dateParam`. */
function isDay(text: string): boolean {
  const [month, day, year] = text.split('/');
  return z.safeParse(dateParam, `${year}-${month}-${day}`).success;
}

/** A calendar date in the form of production credit: MM/DD/YYYY [S3]. */
const slashDate = z
  .string()
  .check(
    z.regex(/^\d{2}\/\d{2}\/\d{4}$/, 'must be a date like 01/31/2026'),
    z.refine(isDay, 'must be a day of the calendar from 01/01/1900 to 12/31/2199'),
  );

/** The production filter, by the names of [S3]. Without dates it is the year to date. */
export const productionFilterShape = {
  /** The production of this agent and its downline. */
  viewAsAgentValues: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  /** The writing agents. */
  agentValues: z.optional(chosenValues),
  marketCodeValues: z.optional(chosenValues),
  transactionTypeValues: z.optional(z.array(transactionType).check(z.minLength(1))),
  lineOfBusinessValues: z.optional(chosenValues),
  /** First and last day of production credit, inclusive. */
  fromDate: z.optional(slashDate),
  toDate: z.optional(slashDate),
  /** First and last day of the transaction, inclusive. */
  transactionFromDate: z.optional(slashDate),
  transactionToDate: z.optional(slashDate),
};

/** Asks for the values that the filter offers. */
export const includeFilters = { IncludeFilters: z.optional(booleanParam) };

/** The values of a production filter [S3]; null or absent unless the request has `IncludeFilters`. */
export const offeredFilters = () =>
  z.optional(
    z.nullable(
      z.object({
        viewAsAgentValues: z.array(agentRef),
        agentValues: z.array(agentRef),
        marketCodeValues: z.array(z.string()),
        transactionTypeValues: z.array(transactionType),
        lineOfBusinessValues: z.array(z.string()),
      }),
    ),
  );
export type OfferedProductionFilters = NonNullable<z.output<ReturnType<typeof offeredFilters>>>;
