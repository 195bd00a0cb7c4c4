import { foldNumber, foldText, searchWords } from '@agent-portal/format';
import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A text for searches and orders, as `foldText` of packages/format makes it (migration 0049). */
export const folded = (text: SQLWrapper): SQL => sql`fold_text(${text}) COLLATE "C"`;

/** A number without dashes and spaces, as `foldNumber` makes it. Claims and cases have an index on it. */
const foldedNumber = (number: SQLWrapper): SQL => sql`fold_number(${number}) COLLATE "C"`;

/** A folded text for a LIKE pattern, with its own % and _ escaped. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** True for a folded text with all words of a text, in any order: 'Ifeoma Okafor' matches 'Okafor, Ifeoma'. */
export const hasWords = (text: SQLWrapper, typed: string): SQL | undefined =>
  and(...searchWords(typed).map((word) => sql`${text} LIKE ${`%${escapeLike(word)}%`}`));

/** True for a folded text with a start. Nothing starts with an empty one. */
const starts = (text: SQL, start: string): SQL =>
  start === '' ? sql`false` : sql`${text} LIKE ${`${escapeLike(start)}%`}`;

/** True for a text that starts as typed. @param typed undefined for any text */
export const startsWith = (text: SQLWrapper, typed: string | undefined): SQL | undefined =>
  typed === undefined ? undefined : starts(folded(text), foldText(typed).trim());

/** True for a number that starts as typed. @param typed undefined for any number */
export const startsNumber = (number: SQLWrapper, typed: string | undefined): SQL | undefined =>
  typed === undefined ? undefined : starts(foldedNumber(number), foldNumber(typed));

/** True for a number in any spelling. */
export const isNumber = (number: SQLWrapper, typed: string): SQL =>
  sql`${foldedNumber(number)} = ${foldNumber(typed)}`;

/** The number of words that start a word of a folded text. */
export const beginnings = (text: SQLWrapper, words: readonly string[]): SQL<number> =>
  sql.join(
    words.map(
      (word) => sql`(CASE WHEN ' ' || ${text} LIKE ${`% ${escapeLike(word)}%`} THEN 1 ELSE 0 END)`,
    ),
    sql` + `,
  ) as SQL<number>;
