import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a date and its time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
