import * as z from 'zod/mini';
import { emailAddress } from './emailAddress.ts';

/**
 * Invisible characters, which can make a text look like another one or add lines to an e-mail:
 * control characters, line breaks, direction marks, zero-width characters, fillers. This also rejects
 * joined emoji.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u;

interface Length {
  /** @default 1 */
  readonly min?: number;
  readonly max: number;
}

const lengthChecks = ({ min = 1, max }: Length) =>
  [
    z.minLength(min, min === 1 ? 'must not be empty' : `must have at least ${min} characters`),
    z.maxLength(max, `must have at most ${max} characters`),
  ] as const;

/** A single-line text: a name, a reason, a title. Leading and trailing spaces are removed. */
/* @__NO_SIDE_EFFECTS__ */
export function oneLine(length: Length) {
  return z.string().check(
    z.trim(),
    ...lengthChecks(length),
    z.refine((text) => !invisible.test(text), 'must not have line breaks or invisible characters'),
  );
}

/** A multi-line text: a note. Leading and trailing spaces are removed. */
/* @__NO_SIDE_EFFECTS__ */
export function severalLines(length: Length) {
  return z.string().check(
    z.trim(),
    ...lengthChecks(length),
    z.refine(
      (text) => !invisible.test(text.replaceAll(/[\t\n\r]/g, ' ')),
      'must not have invisible characters',
    ),
  );
}

/** An e-mail address. */
/* @__NO_SIDE_EFFECTS__ */
export function emailParam() {
  return z.string().check(
    z.trim(),
    z.maxLength(254, 'is too long'),
    z.regex(emailAddress, 'must be an e-mail address'),
    z.refine((text) => !invisible.test(text), 'must not have invisible characters'),
  );
}

/** The text of a multi-line field as one line. */
export const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
