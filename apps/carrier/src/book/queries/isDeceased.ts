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
