import type { FoundPolicy } from '@agent-portal/data/search/contract';
import { and, asc, desc, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { escapeLike } from '../db/queries.ts';
import { isInScope, type Scope } from '../policies/queries/conditions.ts';
import { policies } from '../policies/tables.ts';
import { mostFound } from './rules.ts';

/** What a search looks through: the very expression of the index policies_search. */
const searched = sql`(${policies.policyNumber} || ' ' || ${policies.primaryInsured})`;

/**
 * Policies of the scope whose number or primary insured holds every word, in any case; those whose
 * number starts with the first word come first.
 */
export async function findPoliciesLike(
  db: Database,
  scope: Scope,
  words: readonly string[],
): Promise<FoundPolicy[]> {
  const [first] = words;
  if (first === undefined) return [];
  const startsWithIt = sql`${policies.policyNumber} ILIKE ${`${escapeLike(first)}%`}`;
  return db
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
        ...words.map((word) => sql`${searched} ILIKE ${`%${escapeLike(word)}%`}`),
      ),
    )
    .orderBy(desc(startsWithIt), asc(policies.primaryInsured), asc(policies.policyNumber))
    .limit(mostFound);
}
