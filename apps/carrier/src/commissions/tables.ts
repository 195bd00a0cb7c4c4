import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** A pay period; the open one is estimated. */
export const commissionCycles = pgTable('commission_cycles', {
  cycleEndDate: date('cycle_end_date').primaryKey(),
  cycleStartDate: date('cycle_start_date').notNull(),
  estimated: boolean().notNull(),
});

export const commissionEntries = pgTable('commission_entries', {
  entryId: integer('entry_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  agentId: text('agent_id').notNull(),
  cycleEndDate: date('cycle_end_date').notNull(),
  transaction: text({
    enum: ['First Year', 'Renewal', 'Chargeback', 'Advance', 'Recovery'],
  }).notNull(),
  premium: numeric({ precision: 12, scale: 2 }).notNull(),
  /** A fraction of the premium. */
  rate: numeric({ precision: 6, scale: 4 }).notNull(),
  commission: numeric({ precision: 12, scale: 2 }).notNull(),
});
