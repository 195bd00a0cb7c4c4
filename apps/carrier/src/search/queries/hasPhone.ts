import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * True when a phone number has these digits in a row. Uses the index of migration 0051.
 * @param digits only digits
 */
export const hasPhone = (phone: PgColumn, digits: string): SQL =>
  sql`phone_digits(${phone}) LIKE ${`%${digits}%`}`;
