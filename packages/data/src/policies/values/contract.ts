import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageParam } from '../../list.ts';
import { intParam, isoDateTime } from '../../shapes.ts';
import { filterValues } from '../commonFilters.ts';
import { policiesAccess } from '../policiesAccess.ts';

/** The policy lists. Both versions of a list offer the same values. */
export const valueLists = ['Pending', 'Active', 'Terminated'] as const;
export type ValueList = (typeof valueLists)[number];

/** The filters that offer values of a policy list. Each is searched separately. */
export const valueFields = [
  'agentLastName',
  'agentId',
  'primaryInsured',
  'policyNumber',
  'employer',
  'reason',
] as const;
export type ValueField = (typeof valueFields)[number];

/** A filter with more values than this is searched instead of sent in full. */
export const mostWholeValues = 1_000;

/** The most values of a page: as many as a filter may have chosen. */
export const valuesPageSize = 200;

/** The longest text to search values with, in characters. */
export const longestValueText = 200;

/** A page of the values of one filter, in the order that they are offered in. */
const valuePage = z.object({
  field: z.enum(valueFields),
  /** How many values match. */
  total: z.int(),
  values: z.array(
    z.object({
      value: z.string(),
      /** The text that the user reads and searches: an agent with its name. */
      label: z.string(),
    }),
  ),
});
export type ValuePage = z.output<typeof valuePage>;

export const getFilterValues = endpoint({
  name: 'getFilterValues',
  method: 'GET',
  effect: 'read',
  path: '/API/PolicyInfo/Policies/Values/{list}',
  source: '[S4] Filter values (extension)',
  isOptional: true,
  summary:
    'The values that the filters of a policy list offer: those of the caller’s whole book of business, as with IncludeFilters. A filter with more than 1,000 values comes with its first page; `field` answers a page of one filter, `text` those that contain a text in any case, without accents, those first of which a word begins with it.',
  access: policiesAccess,
  params: z.strictObject({ list: z.enum(valueLists) }),
  query: z.strictObject({
    field: z.optional(z.enum(valueFields)),
    text: z.optional(
      z
        .string()
        .check(z.maxLength(longestValueText, `must have at most ${longestValueText} characters`)),
    ),
    page: z.optional(pageParam),
    pageSize: z.optional(intParam(1, valuesPageSize)),
  }),
  response: z.object({
    /** The filters with all of their values; null if one field was requested. */
    filters: z._default(z.nullable(filterValues), null),
    /** The filters with too many values, or the one that was requested. */
    pages: z.array(valuePage),
    /** When these values were true. */
    asOf: z.optional(isoDateTime),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
  // The user waits with the filters open.
  timeoutMs: 10_000,
});

/** Separate from the other calls of policies, because it is made when filters open. */
export const valuesEndpoints = { getFilterValues };
