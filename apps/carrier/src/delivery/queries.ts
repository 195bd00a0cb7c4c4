import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { agents } from '../db/tables/agents.ts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** How an agent's policies are delivered: migration 0027 says what each column means. */
export const deliveryOptions = pgTable('delivery_options', {
  agentId: text('agent_id').primaryKey(),
  optOutForEDelivery: boolean('opt_out_for_e_delivery').notNull(),
  agentLinkSelected: boolean('agent_link_selected').notNull(),
  email: text().notNull(),
  accessCode: text('access_code').notNull(),
  includeDownline: boolean('include_downline').notNull(),
  savedAt: moment('saved_at').notNull(),
  /** The name of the user. */
  savedBy: text('saved_by').notNull(),
  savedById: integer('saved_by_id'),
});

export type StoredOptions = typeof deliveryOptions.$inferSelect;

/** The saved options of an agent, or undefined. */
export async function findOptions(
  db: Database,
  agentId: string,
): Promise<StoredOptions | undefined> {
  const [row] = await db.select().from(deliveryOptions).where(eq(deliveryOptions.agentId, agentId));
  return row;
}

/** The market of an agent, or undefined. */
export async function findMarket(db: Database, agentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ market: agents.marketCode })
    .from(agents)
    .where(eq(agents.agentId, agentId));
  return row?.market;
}

/** Locks the options of an agent until the transaction ends. */
export async function lockAgent(tx: Database, agentId: string): Promise<void> {
  await tx
    .select({ agentId: agents.agentId })
    .from(agents)
    .where(eq(agents.agentId, agentId))
    .for('no key update');
}

export async function writeOptions(
  tx: Database,
  { agentId, ...stored }: StoredOptions,
): Promise<void> {
  await tx
    .insert(deliveryOptions)
    .values({ agentId, ...stored })
    .onConflictDoUpdate({ target: deliveryOptions.agentId, set: stored });
}
