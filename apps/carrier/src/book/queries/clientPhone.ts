import { sql } from 'drizzle-orm';
import { isPartyDeceased } from './isDeceased.ts';

/**
 * The phone number of the first living party that can pay: the insured, else the owner, else the payor. Tables are
 * named, because a query of one table leaves out the names of its columns' tables.
 */
export const clientPhone = sql<string | null>`(
  SELECT parties.phone FROM parties
  WHERE parties.policy_number = policies.policy_number AND parties.phone IS NOT NULL
    AND parties.parts && ARRAY['Insured', 'Annuitant', 'Owner', 'Payor'] AND NOT ${isPartyDeceased}
  ORDER BY parties.position LIMIT 1)`;
