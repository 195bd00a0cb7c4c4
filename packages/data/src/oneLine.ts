import { stripInvisible } from '@agent-portal/format';
import * as z from 'zod/mini';
import { cleanEmail, emailProblem } from './emailAddress.ts';

/** Every kind of line end, such as the vertical tab of a word processor. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const lineEnds = new RegExp(lineEnd, 'g');

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

/**
 * A single-line text: a name, a reason, a title. Invisible characters and outer spaces are removed, because
 * people paste them unseen; a line break is rejected, because it could add lines to an e-mail.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneLine(length: Length) {
  return z.string().check(
    z.overwrite((text) => stripInvisible(text).replaceAll('\t', ' ').trim()),
    ...lengthChecks(length),
    z.refine((text) => !lineEnd.test(text), 'must not have line breaks'),
  );
}

/** A multi-line text: a note. Invisible characters and outer spaces are removed, and every line ends with `\n`. */
/* @__NO_SIDE_EFFECTS__ */
export function severalLines(length: Length) {
  return z.string().check(
    z.overwrite((text) => stripInvisible(text).replaceAll(lineEnds, '\n').trim()),
    ...lengthChecks(length),
  );
}

/** An e-mail address, without what was pasted around it. */
/* @__NO_SIDE_EFFECTS__ */
export function emailParam({ canBeEmpty = false } = {}) {
  const problemOf = (address: string) =>
    canBeEmpty && address === '' ? undefined : emailProblem(address);
  return z.string().check(
    z.overwrite(cleanEmail),
    z.refine((address) => problemOf(address) === undefined, {
      error: ({ input }) => problemOf(String(input)),
    }),
  );
}

/** The text of a multi-line field as one line. */
export const asOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
