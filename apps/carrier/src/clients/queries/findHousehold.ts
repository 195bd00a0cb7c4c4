import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { isPartyDeceased } from '../../book/queries/isDeceased.ts';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { partyClients, parties, policies } from '../../db/tables/policies.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** The maximum number of clients at one address. A building with many clients is not a household. */
const mostAtAddress = 200;

const isParty = and(
  eq(parties.policyNumber, partyClients.policyNumber),
  eq(parties.position, partyClients.position),
);
const isInBook = (scope: Scope) => isSeen(scope, sql`party_clients.policy_number`);

/**
 * The address of a party, normalized so that all spellings are equal (migration 0058). Empty for a party without an
 * address.
 */
export const addressKey = sql<string>`address_key(${parties.addressLines}) COLLATE "C"`;

/** The people of the scope that meet a condition, one row for each of their policies, newest first. */
const findPeople = (db: Database, scope: Scope, condition: SQL | undefined) =>
  db
    .select({
      clientId: partyClients.clientId,
      name: parties.name,
      birthDate: parties.birthDate,
      isDeceased: isPartyDeceased,
      addressLines: parties.addressLines,
      addressKey,
      householdId: partyClients.householdId,
      policyNumber: partyClients.policyNumber,
    })
    .from(partyClients)
    .innerJoin(parties, isParty)
    .innerJoin(policies, eq(policies.policyNumber, partyClients.policyNumber))
    .where(and(condition, isInBook(scope)))
    .orderBy(sql`${policies.applicationDate} DESC, ${partyClients.policyNumber}`);

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];

export const findClients = (db: Database, scope: Scope, clientIds: readonly string[]) =>
  findPeople(db, scope, isAnyOf(partyClients.clientId, clientIds));

/** The ids of the other clients of the carrier's households. */
export async function findHouseholdIds(
  db: Database,
  clientId: string,
  householdIds: readonly string[],
): Promise<string[]> {
  if (householdIds.length === 0) return [];
  const found = await db
    .selectDistinct({ clientId: partyClients.clientId })
    .from(partyClients)
    .where(
      and(isAnyOf(partyClients.householdId, householdIds), ne(partyClients.clientId, clientId)),
    );
  return found.map((one) => one.clientId);
}

/** The ids of the clients of the scope at one of the addresses, by their keys. No one lives at an empty one. */
export async function findIdsAt(
  db: Database,
  scope: Scope,
  keys: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    keys.filter(Boolean).map((key) =>
      db
        .selectDistinct({ clientId: partyClients.clientId })
        .from(parties)
        .innerJoin(partyClients, isParty)
        .where(and(eq(addressKey, key), isInBook(scope)))
        .orderBy(partyClients.clientId)
        .limit(mostAtAddress),
    ),
  );
  return found.flat().map(({ clientId }) => clientId);
}

/** Household links that users confirmed: migration 0040 says what each column means. */
const householdLinks = pgTable('household_links', {
  producerId: text('producer_id').notNull(),
  clientId: text('client_id').notNull(),
  otherClientId: text('other_client_id').notNull(),
  linkedBy: integer('linked_by').notNull(),
  linkedAt: moment('linked_at').notNull(),
});

type Link = typeof householdLinks.$inferInsert;
type Pair = Pick<Link, 'producerId' | 'clientId' | 'otherClientId'>;

const isPair = ({ producerId, clientId, otherClientId }: Pair) =>
  and(
    eq(householdLinks.producerId, producerId),
    eq(householdLinks.clientId, clientId),
    eq(householdLinks.otherClientId, otherClientId),
  );

/** The ids of the clients that users of the producer linked with a client. */
export async function findLinkedIds(
  db: Database,
  producerId: string,
  clientId: string,
): Promise<string[]> {
  const found = await db
    .select({ one: householdLinks.clientId, other: householdLinks.otherClientId })
    .from(householdLinks)
    .where(
      and(
        eq(householdLinks.producerId, producerId),
        or(eq(householdLinks.clientId, clientId), eq(householdLinks.otherClientId, clientId)),
      ),
    );
  return found.map(({ one, other }) => (one === clientId ? other : one));
}

/** Saves a link. @returns false if it existed */
export async function insertLink(db: Database, link: Link): Promise<boolean> {
  const written = await db
    .insert(householdLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ clientId: householdLinks.clientId });
  return written.length > 0;
}

/** Deletes a link. @returns false if there was none */
export async function deleteLink(db: Database, pair: Pair): Promise<boolean> {
  const gone = await db
    .delete(householdLinks)
    .where(isPair(pair))
    .returning({ clientId: householdLinks.clientId });
  return gone.length > 0;
}
