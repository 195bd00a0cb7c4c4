import { sql } from 'drizzle-orm';
import { parties } from '../../db/tables/policies.ts';

/**
 * The address of a party as a text that is the same for each of its spellings (migration 0058). Empty for a party
 * without an address.
 */
export const addressKey = sql<string>`address_key(${parties.addressLines}) COLLATE "C"`;
