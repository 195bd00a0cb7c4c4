import * as z from 'zod/mini';
import { booleanParam, intParam, isoDateTime, jsonParam } from './shapes.ts';

/** Allowed page sizes (decisions, 2). The first is the default [S9]. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = pageSizes[0];

/** Milliseconds for which a list shows an answer again without a request. */
export const listFreshForMs = 30_000;

/** The largest page number in a request. A page after the end answers the last page. */
const maxPage = 100_000_000;

export const pageParam = intParam(1, maxPage);

export const pageSizeParam = z.codec(
  z.enum(['10', '25', '50', '100'], 'must be 10, 25, 50 or 100'),
  z.literal([...pageSizes]),
  { decode: (text) => Number(text) as (typeof pageSizes)[number], encode: (n) => `${n}` as const },
);

/** Which page of a list, and how many rows it has. */
export const pagingParams = { page: z.optional(pageParam), pageSize: z.optional(pageSizeParam) };

export const pagePosition = { currentPage: z.int(), totalPages: z.int() };

/** When the totals and filter values were counted. */
const asOf = z.optional(isoDateTime);

/** What every page of a list has, next to its rows. */
export const pageEnvelope = { ...pagePosition, totalRecords: z.int(), asOf };

/** The envelope of a list that a carrier may answer as a whole. */
export const optionalPageEnvelope = {
  currentPage: z._default(z.int(), 1),
  totalPages: z._default(z.int(), 1),
  totalRecords: z.optional(z.int()),
  asOf,
};

/** The order of a list: `field` or `field desc` in the URL. */
export interface OrderBy<Field extends string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/** `orderBy` over the named fields: `issueDate` or `issueDate desc` (decisions, 2). */
/* @__NO_SIDE_EFFECTS__ */
export function orderByParam<const Field extends string>(fields: readonly Field[]) {
  const known = new Set<string>(fields);
  return z.codec(
    z.string(),
    z.custom<OrderBy<Field>>(
      (value) => known.has((value as Partial<OrderBy<Field>>).field ?? ''),
      `must be one of ${fields.join(', ')}, with ' desc' for descending`,
    ),
    {
      decode: (text, context): OrderBy<Field> => {
        const [field = '', direction = 'asc', ...rest] = text.split(' ');
        if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
          const message = "must be a field, with ' desc' for descending";
          context.issues.push({ code: 'custom', message, input: text });
          return z.NEVER;
        }
        return { field: field as Field, direction } satisfies OrderBy<Field>;
      },
      encode: ({ field, direction }) => (direction === 'desc' ? `${field} desc` : field),
    },
  );
}

/** A list's filters as JSON: an object from filter name to value or list of values. */
/* @__NO_SIDE_EFFECTS__ */
export function filtersParam<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return jsonParam(z.strictObject(shape));
}

export const includeFiltersParam = booleanParam;

/** False leaves out the counts of the quick tabs, which cost more than a page of rows. An extension. @default true */
export const includeCountsParam = booleanParam;

/** The largest number of chosen values in a filter. */
export const mostChosen = 200;

/** The chosen values of a filter. */
export const chosenValues = z
  .array(z.string().check(z.maxLength(200)))
  .check(
    z.minLength(1, 'must have at least one value'),
    z.maxLength(mostChosen, `must have at most ${mostChosen} values`),
  );
