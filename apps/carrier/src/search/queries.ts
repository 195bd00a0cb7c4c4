import type { FoundGroup, FoundPolicy } from '@agent-portal/data/search/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection.ts';
import { escapeLike } from '../db/queries.ts';
import { groupInventory, groups } from '../groups/tables.ts';
import { isInDownlineOf } from '../hierarchy/queries.ts';
import { billedGroups } from '../list-bills/tables.ts';
import { isInScope } from '../book/queries/isInScope.ts';
import type { Scope } from '../book/scope.ts';
import { policies, searchedText } from '../policies/tables.ts';
import { type GroupPages, mostCounted, mostEmployers, mostFound, mostGroups } from './rules.ts';

/** How many of the words a word of the name begins with. */
const beginnings = (name: PgColumn, words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word) => sql`(CASE WHEN ' ' || ${name} ILIKE ${`% ${escapeLike(word)}%`} THEN 1 ELSE 0 END)`,
    ),
    sql` + `,
  );

/**
 * Policies of the scope whose number or primary insured holds every word, in any case: first those
 * whose number starts with the first word, then those with the most words at the beginning of a
 * name's, then by name. There are up to `mostCounted` more than are shown, to be counted.
 */
export async function findPoliciesLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
): Promise<{ readonly policies: FoundPolicy[]; readonly more: number }> {
  const [first] = words;
  if (first === undefined) return { policies: [], more: 0 };
  const startsWithIt = sql`${policies.policyNumber} ILIKE ${`${escapeLike(first)}%`}`;
  const nameStartsWithIt = sql`${policies.primaryInsured} ILIKE ${`${escapeLike(first)}%`}`;
  const found = await db
    .select({
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      policyStatus: policies.status,
      productType: policies.productType,
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
      desc(nameStartsWithIt),
      asc(policies.primaryInsured),
      asc(policies.policyNumber),
    )
    .limit(mostFound + mostCounted);
  return {
    policies: found.slice(0, mostFound),
    more: Math.max(0, found.length - mostFound),
  };
}

/** Employers of policies of the scope whose name holds every word, those that begin with them first. */
export async function findEmployersLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const isNamed = words.map((word) => sql`${groups.name} ILIKE ${`%${escapeLike(word)}%`}`);
  const begins = beginnings(groups.name, words);
  const found = await db
    .selectDistinct({ name: groups.name, begins: begins.as('begins') })
    .from(groups)
    .innerJoin(policies, eq(policies.groupNumber, groups.groupNumber))
    .where(and(...isNamed, await isInScope(db, scope)))
    .orderBy(desc(sql`begins`), asc(groups.name))
    .limit(mostEmployers);
  return found.map(({ name }) => name);
}

/** Groups of the scope whose number or name holds every word, where a page of one may be opened. */
export async function findGroupsLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
  pages: GroupPages,
): Promise<FoundGroup[]> {
  if (words.length === 0) return [];
  const { groupNumber, name } = groups;
  const named = sql`(${groupNumber} || ' ' || ${name})`;
  const hasBills = sql<boolean>`(${pages.bills} AND EXISTS (
    SELECT FROM ${billedGroups} WHERE ${billedGroups.groupNumber} = ${groupNumber}))`;
  const hasInventory = sql<boolean>`(${pages.inventory} AND EXISTS (
    SELECT FROM ${groupInventory} WHERE ${groupInventory.groupNumber} = ${groupNumber}))`;
  return db
    .select({ groupNumber, group: name, hasBills, hasInventory })
    .from(groups)
    .where(
      and(
        isInDownlineOf(db, groups.agentId, scope),
        ...words.map((word) => sql`${named} ILIKE ${`%${escapeLike(word)}%`}`),
        sql`(${hasBills} OR ${hasInventory})`,
      ),
    )
    .orderBy(desc(beginnings(name, words)), asc(name), asc(groupNumber))
    .limit(mostGroups);
}
