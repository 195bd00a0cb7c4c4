import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The last digits of a phone number, without punctuation. Must match the indexes of migration 0035. */
const lastDigits = (phone: PgColumn, count: 7 | 10): SQL =>
  sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), ${sql.raw(String(count))}) COLLATE "C"`;

/**
 * True when a phone number starts with digits, with or without its area code.
 * @param digits only digits
 */
export const hasPhone = (phone: PgColumn, digits: string): SQL =>
  sql`(${lastDigits(phone, 10)} LIKE ${`${digits}%`} OR ${lastDigits(phone, 7)} LIKE ${`${digits}%`})`;
