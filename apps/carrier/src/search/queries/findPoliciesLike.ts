import type { FoundPolicy } from '@agent-portal/data/search/contract';
import { searchWords } from '@agent-portal/format';
import { and, asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { beginnings, escapeLike, startsWith } from '../../db/folded.ts';
import { parties, policies } from '../../db/tables/policies.ts';
import { needsAction } from '../../policies/queries/summaries.ts';
import { emailOf, mostCounted, mostFound, nothingShown, type Shown, shownOf } from '../rules.ts';
import { isFound } from './isFound.ts';

/** A policy, and who of it was found. */
export interface Hit {
  readonly policy: FoundPolicy;
  /** The position of the party, if not the number or the primary insured was found. */
  readonly position?: number;
}

/** The shown policies, and all that were read, which include people with several policies. */
interface FoundPolicies extends Shown<FoundPolicy> {
  readonly all: readonly Hit[];
}

/** As expressions, since drizzle does not know the policies of a subquery. */
const columnsAt = (today: string) => ({
  policyNumber: sql<string>`${policies.policyNumber}`,
  primaryInsured: sql<string>`${policies.primaryInsured}`,
  policyStatus: sql<FoundPolicy['policyStatus']>`${policies.status}`,
  productType: sql<string>`${policies.productType}`,
  needsAction: needsAction(today),
});

/** Most words at the start of a name's words or of the number, action needed, name, number. */
const orderBy = (text: SQLWrapper, words: readonly string[], today: string) => [
  desc(beginnings(text, words)),
  desc(sql`${needsAction(today)} IS NOT NULL`),
  desc(sql`${text} LIKE ${`${escapeLike(words[0] ?? '')}%`}`),
  asc(text),
  asc(policies.policyNumber),
];

const withReason = <Policy extends { readonly needsAction: FoundPolicy['needsAction'] | null }>({
  needsAction: why,
  ...policy
}: Policy) => (why ? { ...policy, needsAction: why } : policy);

/**
 * Policies with another party whose name has every word, or whose e-mail address starts with the term; each once,
 * with the first party. The scope is checked after the join, because PostgreSQL would read every policy instead.
 */
async function findByParty(
  db: Database,
  scope: Scope,
  term: string,
  today: string,
  most: number,
): Promise<Hit[]> {
  const words = searchWords(term);
  const hits = sql`
    SELECT DISTINCT ON (policy_number) * FROM (
      SELECT policy_number, position, search_text FROM ${parties}
        WHERE ${isFound(parties.searchText, words)}
      UNION ALL SELECT policy_number, position, search_text FROM ${parties}
        WHERE ${startsWith(parties.email, emailOf(term))}
    ) AS every ORDER BY policy_number, position`;
  const joined = sql`(
    SELECT policies.*, hit.position, hit.search_text AS found_text
    FROM (${hits}) AS hit JOIN policies USING (policy_number) OFFSET 0
  ) AS policies`;
  const position = sql<number>`policies.position`;
  const found = await db
    .select({ ...columnsAt(today), position, name: parties.name, parts: parties.parts })
    .from(joined)
    .innerJoin(
      parties,
      and(eq(parties.policyNumber, policies.policyNumber), eq(parties.position, position)),
    )
    .where(and(await isInScope(db, scope), sql`NOT ${isFound(policies.searchText, words)}`))
    .orderBy(...orderBy(sql`policies.found_text`, words, today))
    .limit(most);
  return found.map(({ name, parts, position: at, ...row }) => {
    const policy = withReason(row);
    const isInsured = name === policy.primaryInsured;
    return {
      policy: isInsured ? policy : Object.assign(policy, { party: { name, parts } }),
      position: at,
    };
  });
}

/**
 * Policies of the scope that a term finds: by their number or primary insured, and then by the name or the e-mail
 * address of anyone on them. It reads up to `mostCounted` more rows than are shown, to count them.
 */
export async function findPoliciesLike(
  db: Database,
  scope: Scope,
  term: string,
  today: string,
): Promise<FoundPolicies> {
  const words = searchWords(term);
  if (words.length === 0) return { ...nothingShown, all: [] };
  const most = mostFound + mostCounted;
  const found = await db
    .select(columnsAt(today))
    .from(policies)
    .where(and(await isInScope(db, scope), isFound(policies.searchText, words)))
    .orderBy(...orderBy(policies.searchText, words, today))
    .limit(most);
  const all: Hit[] = found.map((policy) => ({ policy: withReason(policy) }));
  const room = most - all.length;
  if (room > 0) all.push(...(await findByParty(db, scope, term, today, room)));
  return {
    ...shownOf(
      all.map(({ policy }) => policy),
      mostFound,
    ),
    all,
  };
}
