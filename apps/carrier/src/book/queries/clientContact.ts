import { sql } from 'drizzle-orm';
import { parties } from '../../db/tables/policies.ts';
import { isPartyDeceased } from './isDeceased.ts';

/**
 * The phone or e-mail of the first living party that can pay: the insured, then the owner, then the payor. Tables are
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
