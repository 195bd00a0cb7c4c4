import type { FoundGroup, FoundPolicy } from '@agent-portal/data/search/contract';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection.ts';
import { escapeLike } from '../db/queries.ts';
import { groupContacts, groupInventory, groups } from '../db/tables/groups.ts';
import { isInDownlineOf } from '../book/queries/downline.ts';
import { billedGroups } from '../list-bills/tables.ts';
import { isInScope } from '../book/queries/isInScope.ts';
import type { Scope } from '../book/scope.ts';
import { pendingTabs } from '../policies/queries/pendingConditions.ts';
import { summaryTabs } from '../policies/queries/summaries.ts';
import { policies, requirements, searchedText } from '../db/tables/policies.ts';
import { hasPhone } from './queries/hasPhone.ts';
import {
  type GroupPages,
  mostCounted,
  mostEmployers,
  mostFound,
  mostGroups,
  nothingShown,
  type Shown,
  shownOf,
} from './rules.ts';

/** The number of words that start a word of the name. */
const beginnings = (name: PgColumn, words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word) => sql`(CASE WHEN ' ' || ${name} ILIKE ${`% ${escapeLike(word)}%`} THEN 1 ELSE 0 END)`,
    ),
    sql` + `,
  );

/** Why the agent has to act on a policy; null when there is no reason. */
export const needsAction = (today: string) => sql<FoundPolicy['needsAction'] | null>`
  CASE WHEN ${policies.status} = 'Pending' AND EXISTS (
      SELECT FROM ${requirements} WHERE ${requirements.policyNumber} = ${policies.policyNumber}
        AND ${pendingTabs(today).needsAction}) THEN 'Requirement'
    WHEN ${policies.status} = 'Active' AND ${summaryTabs(today).Active} THEN 'Past Due' END`;

/** The shown policies, and all that were read, which include people with several policies. */
interface FoundPolicies extends Shown<FoundPolicy> {
  readonly all: readonly FoundPolicy[];
}

/**
 * Policies of the scope whose number or primary insured contains every word, in any case. The order: numbers
 * that start with the first word, most words at the start of a name's words, action needed, name. It reads up
 * to `mostCounted` more rows than are shown, to count them.
 */
export async function findPoliciesLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
  today: string,
): Promise<FoundPolicies> {
  const [first] = words;
  if (first === undefined) return { ...nothingShown, all: [] };
  const startsWithIt = sql`${policies.policyNumber} ILIKE ${`${escapeLike(first)}%`}`;
  const nameStartsWithIt = sql`${policies.primaryInsured} ILIKE ${`${escapeLike(first)}%`}`;
  const action = needsAction(today);
  const found = await db
    .select({
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      policyStatus: policies.status,
      productType: policies.productType,
      needsAction: action,
    })
    .from(policies)
    .where(
      and(
        await isInScope(db, scope),
        ...words.map((word) => sql`${searchedText} ILIKE ${`%${escapeLike(word)}%`}`),
      ),
    )
    .orderBy(
      desc(startsWithIt),
      desc(beginnings(policies.primaryInsured, words)),
      desc(sql`${action} IS NOT NULL`),
      desc(nameStartsWithIt),
      asc(policies.primaryInsured),
      asc(policies.policyNumber),
    )
    .limit(mostFound + mostCounted);
  const all = found.map(({ needsAction: why, ...policy }) =>
    why ? Object.assign(policy, { needsAction: why }) : policy,
  );
  return { ...shownOf(all, mostFound), all };
}

/** Employers of policies of the scope whose name contains every word, those that start with them first. */
export async function findEmployersLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
): Promise<Shown<string>> {
  if (words.length === 0) return nothingShown;
  const isNamed = words.map((word) => sql`${groups.name} ILIKE ${`%${escapeLike(word)}%`}`);
  const begins = beginnings(groups.name, words);
  const found = await db
    .selectDistinct({ name: groups.name, begins: begins.as('begins') })
    .from(groups)
    .innerJoin(policies, eq(policies.groupNumber, groups.groupNumber))
    .where(and(...isNamed, await isInScope(db, scope)))
    .orderBy(desc(sql`begins`), asc(groups.name))
    .limit(mostEmployers + mostCounted);
  return shownOf(
    found.map(({ name }) => name),
    mostEmployers,
  );
}

/** True for groups with a contact who has a phone number. */
const hasContact = (db: Database, phone: string) =>
  inArray(
    groups.groupNumber,
    db
      .select({ groupNumber: groupContacts.groupNumber })
      .from(groupContacts)
      .where(hasPhone(groupContacts.phone, phone)),
  );

/**
 * Groups of the scope whose number or name contains every word, when the caller may open a page of them.
 * @param phone also finds groups with a contact who has this phone number
 */
export async function findGroupsLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
  pages: GroupPages,
  phone?: string,
): Promise<Shown<FoundGroup>> {
  if (words.length === 0) return nothingShown;
  const { groupNumber, name } = groups;
  const named = sql`(${groupNumber} || ' ' || ${name})`;
  const hasBills = sql<boolean>`(${pages.bills} AND EXISTS (
    SELECT FROM ${billedGroups} WHERE ${billedGroups.groupNumber} = ${groupNumber}))`;
  const hasInventory = sql<boolean>`(${pages.inventory} AND EXISTS (
    SELECT FROM ${groupInventory} WHERE ${groupInventory.groupNumber} = ${groupNumber}))`;
  const found = await db
    .select({ groupNumber, group: name, hasBills, hasInventory })
    .from(groups)
    .where(
      and(
        isInDownlineOf(db, groups.agentId, scope),
        or(
          and(...words.map((word) => sql`${named} ILIKE ${`%${escapeLike(word)}%`}`)),
          phone && pages.inventory ? hasContact(db, phone) : undefined,
        ),
        sql`(${hasBills} OR ${hasInventory})`,
      ),
    )
    .orderBy(desc(beginnings(name, words)), asc(name), asc(groupNumber))
    .limit(mostGroups + mostCounted);
  return shownOf(found, mostGroups);
}
