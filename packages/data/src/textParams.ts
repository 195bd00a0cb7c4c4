import * as z from 'zod/mini';
import { emailAddress } from './emailAddress.ts';

/**
 * Characters that nobody sees, by which a text can pass for another one or write lines of its own
 * into an e-mail: controls, line ends, marks of direction, zero-width characters, fillers. Emoji that
 * are joined of several are refused with them.
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

/** A text of one line that people read: a name, a reason, a title. Spaces around it are cut off. */
/* @__NO_SIDE_EFFECTS__ */
export function oneLine(length: Length) {
  return z.string().check(
    z.trim(),
    ...lengthChecks(length),
    z.refine((text) => !invisible.test(text), 'must not have line breaks or invisible characters'),
  );
}

/** A text of several lines that people read: a note. Spaces around it are cut off. */
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

/** An e-mail address to write to. */
/* @__NO_SIDE_EFFECTS__ */
export function emailParam() {
  return z.string().check(
    z.trim(),
    z.maxLength(254, 'is too long'),
    z.regex(emailAddress, 'must be an e-mail address'),
    z.refine((text) => !invisible.test(text), 'must not have invisible characters'),
  );
}

/** What was typed in a field of several lines, as one. */
export const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
