import { type SQL, sql } from 'drizzle-orm';
import { folded, hasWords } from '../../db/folded.ts';
import { groups } from '../../db/tables/groups.ts';

export const searchedGroup = folded(sql`${groups.groupNumber} || ' ' || ${groups.name}`);

/**
 * True for groups whose number or name has each word of a text.
 * @param text undefined for all groups
 */
export const isGroupNamed = (text: string | undefined): SQL | undefined =>
  text === undefined ? undefined : hasWords(searchedGroup, text);
