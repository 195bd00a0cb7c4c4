import type { Contact, ContactResult } from '@agent-portal/data/work/contacts/shapes';
import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { contacts } from '../../db/tables/contacts.ts';
import { displayNameOf } from '../../session/queries.ts';
import { users } from '../../session/tables.ts';
import { itemNameOf, type ItemKey } from '../itemNameOf.ts';

const resultColumns = {
  number: contacts.version,
  outcome: contacts.outcome,
  willPayOn: contacts.willPayOn,
  nextAttemptOn: contacts.nextAttemptOn,
  note: contacts.note,
  contactedAt: contacts.contactedAt,
  contactedOn: contacts.contactedOn,
  contactedBy: sql<string>`coalesce(${displayNameOf(users).name}, 'A former user')`,
};

const toContact = <Row extends { readonly contactedAt: Date }>(row: Row) => ({
  ...row,
  contactedAt: row.contactedAt.toISOString(),
});

/** The most contacts in one answer. */
const most = 500;

/** The contacts that meet a condition, latest first, with the names of the users who recorded them. */
async function findRows(db: Database, condition: SQL | undefined): Promise<Contact[]> {
  const found = await db
    .select({
      subject: contacts.subject,
      key: contacts.itemKey,
      policyNumber: contacts.policyNumber,
      what: contacts.what,
      ...resultColumns,
    })
    .from(contacts)
    .leftJoin(users, eq(users.userId, contacts.userId))
    .where(condition)
    .orderBy(desc(contacts.contactedAt), desc(contacts.version))
    .limit(most);
  return found.map(toContact);
}

const isAbout = ({ subject, itemKey }: ItemKey) =>
  and(eq(contacts.subject, subject), eq(contacts.itemKey, itemKey));

/** The contacts about an item, latest first. */
export const findContacts = (db: Database, item: ItemKey) => findRows(db, isAbout(item));

/** The contacts about some policies and the items on them, of the subjects that the reader may see. */
export const findContactsOf = (
  db: Database,
  policyNumbers: readonly string[],
  subjects: readonly FollowUpSubject[],
) =>
  findRows(
    db,
    and(isAnyOf(contacts.policyNumber, policyNumbers), isAnyOf(contacts.subject, subjects)),
  );

/** The number of the last contact about an item; 0 without one. */
export async function findLastNumber(db: Database, item: ItemKey): Promise<number> {
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${contacts.version}), 0)::int` })
    .from(contacts)
    .where(isAbout(item));
  return last?.number ?? 0;
}

/** The last contact about each of some items, by the name of the item. */
export async function findLastContacts(
  db: Database,
  items: readonly ItemKey[],
): Promise<ReadonlyMap<string, ContactResult>> {
  if (items.length === 0) return new Map();
  const subjects = items.map(({ subject }) => subject);
  const keys = items.map(({ itemKey }) => itemKey);
  const found = await db
    .selectDistinctOn([contacts.subject, contacts.itemKey], {
      subject: contacts.subject,
      itemKey: contacts.itemKey,
      result: resultColumns,
    })
    .from(contacts)
    .leftJoin(users, eq(users.userId, contacts.userId))
    .where(
      sql`(${contacts.subject}, ${contacts.itemKey}) IN (
        SELECT * FROM unnest(${sql.param(subjects)}::text[], ${sql.param(keys)}::text[]))`,
    )
    .orderBy(contacts.subject, contacts.itemKey, desc(contacts.version));
  return new Map(found.map(({ result, ...item }) => [itemNameOf(item), toContact(result)]));
}

/** The last 100 contacts that users had since a moment. */
export const findContactsBy = (db: Database, userIds: readonly number[], from: Date) =>
  db
    .select({
      userId: contacts.userId,
      at: contacts.contactedAt,
      subject: contacts.subject,
      itemKey: contacts.itemKey,
      outcome: contacts.outcome,
      willPayOn: contacts.willPayOn,
      what: contacts.what,
      who: contacts.who,
      policyNumber: contacts.policyNumber,
    })
    .from(contacts)
    .where(and(isAnyOf(contacts.userId, userIds), gte(contacts.contactedAt, from)))
    .orderBy(desc(contacts.contactedAt))
    .limit(1_000);

/** Adds a contact. False if the item has one with that number already. */
export async function insertContact(db: Database, contact: typeof contacts.$inferInsert) {
  const added = await db.insert(contacts).values(contact).onConflictDoNothing().returning();
  return added.length > 0;
}
