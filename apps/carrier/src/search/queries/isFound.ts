import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { shortestPart } from '@agent-portal/data/search/contract';
import { escapeLike } from '../../db/folded.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The separators between the words of a folded text. */
const between = '[ ,.;:&/()@]';

const isShort = (word: string) => word.length < shortestPart;

/** True for a text with a word as a whole word, or with a letter as the start of one. The index is used. */
function hasWhole(text: SQLWrapper, word: string): SQL {
  const escaped = word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  const end = word.length === 1 ? '' : `($|${between})`;
  return sql`${text} ~ ${`(^|${between})${escaped}${end}`}`;
}

/**
 * True for a folded text with every word. Without a longer word, words of two letters must be whole, because
 * most of a book has them somewhere.
 */
export const isFound = (text: SQLWrapper, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) =>
      words.every(isShort) ? hasWhole(text, word) : sql`${text} LIKE ${`%${escapeLike(word)}%`}`,
    ),
  );

/**
 * True when a phone number has these digits in a row. Uses the index of migration 0051.
 * @param digits only digits
 */
export const hasPhone = (phone: PgColumn, digits: string): SQL =>
  sql`phone_digits(${phone}) LIKE ${`%${digits}%`}`;
