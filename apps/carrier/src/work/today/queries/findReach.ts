import { and, not, sql } from 'drizzle-orm';
import { isPartyDeceased } from '../../../book/queries/isDeceased.ts';
import type { Database } from '../../../db/connection.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { parties } from '../../../db/tables/policies.ts';

/** The value of the first living person on a policy that has one. */
const firstOf = (column: typeof parties.phone | typeof parties.email) =>
  sql<
    string | null
  >`(array_agg(${column} ORDER BY ${parties.position}) FILTER (WHERE ${column} IS NOT NULL))[1]`;

/** How the clients can be reached, by policy. */
export async function findReach(db: Database, policyNumbers: readonly string[]) {
  if (policyNumbers.length === 0) return new Map<string, never>();
  const found = await db
    .select({
      policyNumber: parties.policyNumber,
      phone: firstOf(parties.phone),
      email: firstOf(parties.email),
    })
    .from(parties)
    .where(and(isAnyOf(parties.policyNumber, [...policyNumbers]), not(isPartyDeceased)))
    .groupBy(parties.policyNumber);
  return new Map(found.map(({ policyNumber, ...reach }) => [policyNumber, reach]));
}
