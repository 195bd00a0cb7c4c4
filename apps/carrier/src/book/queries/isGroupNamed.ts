import { or, type SQL, sql } from 'drizzle-orm';
import { escapeLike, hasWords } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';

/**
 * True for groups whose number has the text, or whose name has each of its words, in any case.
 * @param text undefined for all groups
 */
export function isGroupNamed(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  return or(
    sql`${groups.groupNumber} ILIKE ${`%${escapeLike(text)}%`}`,
    hasWords(groups.name, text),
  );
}
