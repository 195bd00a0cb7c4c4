import type { FoundGroup } from '@agent-portal/data/search/contract';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { beginnings, folded } from '../../db/folded.ts';
import { isFound, hasPhone } from './isFound.ts';
import { searchedGroup } from '../../book/queries/isGroupNamed.ts';
import { groupContacts, groupInventory, groups } from '../../db/tables/groups.ts';
import { isInDownlineOf } from '../../book/queries/downline.ts';
import { billedGroups } from '../../list-bills/tables.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import { policies } from '../../db/tables/policies.ts';
import {
  type GroupPages,
  mostCounted,
  mostEmployers,
  mostGroups,
  nothingShown,
  type Shown,
  shownOf,
} from '../rules.ts';

/** Employers of policies of the scope whose name contains every word, those that start with them first. */
export async function findEmployersLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
): Promise<Shown<string>> {
  if (words.length === 0) return nothingShown;
  const name = folded(groups.name);
  const found = await db
    .selectDistinct({
      name: groups.name,
      begins: beginnings(name, words).as('begins'),
      key: name.as('key'),
    })
    .from(groups)
    .innerJoin(policies, eq(policies.groupNumber, groups.groupNumber))
    .where(and(isFound(name, words), await isInScope(db, scope)))
    .orderBy(desc(sql`begins`), asc(sql`key`), asc(groups.name))
    .limit(mostEmployers + mostCounted);
  return shownOf(
    found.map(({ name: employer }) => employer),
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
          isFound(searchedGroup, words),
          phone && pages.inventory ? hasContact(db, phone) : undefined,
        ),
        sql`(${hasBills} OR ${hasInventory})`,
      ),
    )
    .orderBy(desc(beginnings(folded(name), words)), asc(folded(name)), asc(groupNumber))
    .limit(mostGroups + mostCounted);
  return shownOf(found, mostGroups);
}
