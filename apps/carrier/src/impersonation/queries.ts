import { mostFound, mostRecent } from '@agent-portal/data/impersonation/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { escapeLike, folded } from '../db/folded.ts';
import { agents, producers } from '../db/tables/agents.ts';
import { producersUsername, siblingIds } from '../session/queries.ts';
import { sessions } from '../session/tables.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** The fields of a producer in an entry. */
const shown = {
  producerId: producers.producerId,
  firstName: producers.firstName,
  lastName: producers.lastName,
  email: producers.email,
  agentIds: siblingIds,
  username: producersUsername,
};

export interface FoundProducer {
  readonly producerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly agentIds: readonly string[];
  readonly username: string | null;
}

/** True for producers with a folded word in the name, email or username, or at the start of an agent id. */
function isFoundBy(word: string): SQL {
  const anywhere = `%${escapeLike(word)}%`;
  const atStart = `${escapeLike(word)}%`;
  return sql`producers.producer_id IN (
    SELECT p.producer_id FROM producers p
      WHERE ${folded(sql`p.first_name || ' ' || p.last_name || ' ' || p.email`)} LIKE ${anywhere}
    UNION ALL SELECT a.producer_id FROM agents a WHERE a.agent_id LIKE ${atStart}
    UNION ALL SELECT a.producer_id FROM users u JOIN agents a USING (agent_id)
      WHERE ${folded(sql`u.username`)} LIKE ${anywhere})`;
}

/** Producers that match every word, by name. */
export function findProducers(db: Database, words: readonly string[]): Promise<FoundProducer[]> {
  return db
    .select(shown)
    .from(producers)
    .where(and(...words.map(isFoundBy)))
    .orderBy(folded(producers.lastName), folded(producers.firstName), producers.producerId)
    .limit(mostFound);
}

/** The producer that has an agent id. */
export async function findProducerOf(
  db: Database,
  agentId: string,
): Promise<FoundProducer | undefined> {
  const [found] = await db
    .select(shown)
    .from(agents)
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(eq(agents.agentId, agentId));
  return found;
}

/** The agents that a home-office user acted for: migration 0005 says what each column means. */
const recentImpersonations = pgTable('recent_impersonations', {
  userId: integer('user_id').notNull(),
  producerId: text('producer_id').notNull(),
  at: moment('at').notNull(),
});

/** The producers that a user acted for, newest first. */
export function findRecent(db: Database, userId: number): Promise<FoundProducer[]> {
  return db
    .select(shown)
    .from(recentImpersonations)
    .innerJoin(producers, eq(producers.producerId, recentImpersonations.producerId))
    .where(eq(recentImpersonations.userId, userId))
    .orderBy(desc(recentImpersonations.at), producers.producerId)
    .limit(mostRecent);
}

export async function rememberRecent(
  db: Database,
  recent: typeof recentImpersonations.$inferInsert,
): Promise<void> {
  await db
    .insert(recentImpersonations)
    .values(recent)
    .onConflictDoUpdate({
      target: [recentImpersonations.userId, recentImpersonations.producerId],
      set: { at: recent.at },
    });
}

/**
 * Sets the agent that a session acts for, and renews its token.
 * @returns whether the session still had its previous token
 */
export async function actAs(
  db: Database,
  formerHash: string,
  changed: { readonly tokenHash: string; readonly actingAsAgentId: string | null },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(changed)
    .where(eq(sessions.tokenHash, formerHash))
    .returning({ tokenHash: sessions.tokenHash });
  return rows.length === 1;
}
