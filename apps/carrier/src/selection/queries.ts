import type { CallSheetLine, SelectedRow } from '@agent-portal/data/selection/contract';
import { formatPhone } from '@agent-portal/format';
import { and, asc, eq, isNotNull, not, sql } from 'drizzle-orm';
import { isPartyDeceased } from '../book/queries/isDeceased.ts';
import type { Database } from '../db/connection.ts';
import { isAnyOf } from '../db/queries.ts';
import { parties, policies, requirements } from '../db/tables/policies.ts';
import { inOrder } from '../lists/queries/orderedRows.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A row without its row id, which is no part of the contract. */
const toRow = ({ key, policyNumber, requirementId, primaryInsured }: SelectedRow): SelectedRow => ({
  key,
  policyNumber,
  requirementId,
  primaryInsured,
});

/** The requirements with the given row ids, in their order. */
export async function findSelectedRequirements(
  db: Database,
  rowIds: Int32Array,
): Promise<SelectedRow[]> {
  const found = await db
    .select({
      rowId: requirements.rowId,
      key: requirements.requirementId,
      policyNumber: requirements.policyNumber,
      requirementId: sql<string | null>`${requirements.requirementId}`,
      primaryInsured: policies.primaryInsured,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(isAnyOf(requirements.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(toRow);
}

/** The policies with the given row ids, in their order. */
export async function findSelectedPolicies(
  db: Database,
  rowIds: Int32Array,
): Promise<SelectedRow[]> {
  const found = await db
    .select({
      rowId: policies.rowId,
      key: policies.policyNumber,
      policyNumber: policies.policyNumber,
      requirementId: sql<string | null>`NULL`,
      primaryInsured: policies.primaryInsured,
    })
    .from(policies)
    .where(isAnyOf(policies.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(toRow);
}

/** The row ids of the policies of some requirements, in the order of the first requirement of each. */
export async function findPoliciesOfRequirements(
  db: Database,
  rowIds: Int32Array,
): Promise<Int32Array> {
  const found = await db
    .select({ rowId: requirements.rowId, policyRowId: policies.rowId })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(isAnyOf(requirements.rowId, [...rowIds]));
  const ordered = inOrder(rowIds, found).map(({ policyRowId }) => policyRowId);
  return Int32Array.from(new Set(ordered));
}

/** The phone numbers of the living who can pay or answer, by policy: the insured first, each number once. */
export async function findPhones(
  db: Database,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, CallSheetLine['phones']>> {
  const found = await db
    .select({ policyNumber: parties.policyNumber, name: parties.name, phone: parties.phone })
    .from(parties)
    .where(
      and(
        isAnyOf(parties.policyNumber, policyNumbers),
        isNotNull(parties.phone),
        not(isPartyDeceased),
        sql`${parties.parts} && ARRAY['Insured', 'Annuitant', 'Owner', 'Payor']`,
      ),
    )
    .orderBy(asc(parties.position));
  const phones = new Map<string, { name: string; phone: string }[]>();
  for (const { policyNumber, name, phone } of found) {
    const known = phones.get(policyNumber) ?? [];
    phones.set(policyNumber, known);
    const isSame = (one: { phone: string }) => formatPhone(one.phone) === formatPhone(phone ?? '');
    if (phone !== null && !known.some(isSame)) known.push({ name, phone });
  }
  return phones;
}

/** The row ids of the rows with these keys. */
export async function findRowIds(
  db: Database,
  { table, key, rowId }: { table: PgTable; key: PgColumn; rowId: PgColumn },
  keys: readonly string[],
): Promise<number[]> {
  const found = await db
    .select({ rowId })
    .from(table)
    .where(isAnyOf(key, [...keys]));
  return found.map((row) => Number(row.rowId));
}
