import * as z from 'zod/mini';

/** Schemas that several resources use: codecs between the text of a URL and typed values. */

/**
 * A calendar date without a time zone, `YYYY-MM-DD`. Year 0 is rejected: JavaScript accepts it, a
 * database does not.
 */
export const isoDate = z.iso
  .date('must be a date like 2026-01-31')
  .check(z.regex(/^(?!0000)/, 'must be of the year 0001 or later'));

/** Checks only text that looks like a date: other text has its own message. */
const plausibleYear = z.regex(
  /^(?:19|2[01])|^(?!\d{4}-\d\d-\d\d)/,
  'must be a date from 1900-01-01 to 2199-12-31',
);

/**
 * A date in a request, `YYYY-MM-DD`, from 1900 to 2199. Answers use `isoDate`: a carrier may write
 * 9999-12-31 for 'no end'.
 */
export const dateParam = isoDate.check(plausibleYear);

/** A moment, ISO 8601 in UTC. */
export const isoDateTime = z.iso.datetime('must be a UTC time like 2026-01-31T12:00:00Z');

/** A moment in a request, ISO 8601 in UTC, from 1900 to 2199. */
export const dateTimeParam = isoDateTime.check(plausibleYear);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The name of a time zone: `America/Chicago`. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'must be a time zone like America/Chicago'));

/** US dollars as a decimal string with two places: `-1234.50`. */
export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/, 'must be an amount like 1234.50'));

/** A whole number in the URL, `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function intParam(min: number, max: number) {
  return z.codec(
    z.string().check(z.regex(/^-?\d{1,9}$/, 'must be a whole number')),
    z.int().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    { decode: Number, encode: String },
  );
}

/** `true` or `false` in the URL. */
export const booleanParam = z.codec(
  z.enum(['true', 'false'], 'must be true or false'),
  z.boolean(),
  { decode: (text) => text === 'true', encode: (value) => (value ? 'true' : 'false') },
);

/** JSON in the URL, checked against `schema`. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonParam<S extends z.ZodMiniType>(schema: S) {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as z.input<S>;
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
