import { type SQL, sql } from 'drizzle-orm';
import { parties, policies } from '../../db/tables/policies.ts';

/** True for a person with a death claim in review or paid, on any policy (migration 0056). */
export const isDeceased = (policyNumber: SQL, position: SQL) => sql<boolean>`EXISTS (
  SELECT FROM deceased_parties AS dead
  WHERE dead.policy_number = ${policyNumber} AND dead.position = ${position})`;

// A query of one table leaves out the names of its columns' tables.
export const isPartyDeceased = isDeceased(sql`${parties}.policy_number`, sql`${parties}.position`);

/** True for policies whose primary insured, the first party, has died: no one calls about their premium. */
export const isInsuredDeceased = isDeceased(sql`${policies}.policy_number`, sql`1`);

/**
 * What the first living party that can pay has: the insured, otherwise the owner, otherwise the payor. Tables are
 * named, because a query of one table leaves out the names of its columns' tables.
 */
const ofClient = (column: typeof parties.phone | typeof parties.email) => {
  const value = sql`parties.${sql.identifier(column.name)}`;
  return sql<string | null>`(
  SELECT ${value} FROM parties
  WHERE parties.policy_number = policies.policy_number AND ${value} IS NOT NULL
    AND parties.parts && ARRAY['Insured', 'Annuitant', 'Owner', 'Payor'] AND NOT ${isPartyDeceased}
  ORDER BY parties.position LIMIT 1)`;
};

export const clientPhone = ofClient(parties.phone);
export const clientEmail = ofClient(parties.email);
