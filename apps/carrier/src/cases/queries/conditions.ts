import { daysUntilNoticed } from '@agent-portal/data/cases/shapes';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { folded, hasWords } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import { policies } from '../../db/tables/policies.ts';
import type { CaseFilters } from '../filters.ts';
import { cases } from '../tables.ts';

/** The start of a day in UTC, like the dates of cases. */
const beginOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** True for envelopes that were not opened for a week, at the business date. */
const isNotViewed = (today: string) =>
  and(eq(cases.event, 'Sent'), lt(cases.eventAt, beginOf(addDays(today, 1 - daysUntilNoticed))));

/** True for cases that need attention. */
export const needsAttention = (today: string): SQL =>
  sql`(${isAnyOf(cases.event, ['Declined', 'Expired'])} OR (${isNotViewed(today)}))`;

/** Why a case needs attention; null when it does not. */
export const attentionOf = (today: string) =>
  sql<'Declined' | 'Expired' | 'NotViewed' | null>`
    CASE WHEN ${isAnyOf(cases.event, ['Declined', 'Expired'])} THEN ${cases.event}
      WHEN ${isNotViewed(today)} THEN 'NotViewed' END`;

/** True for the cases of a book that match the filters, without those of the quick tabs. */
export async function isOfCases(
  db: Database,
  scope: Scope,
  filters: CaseFilters,
): Promise<SQL | undefined> {
  const { insured, createdFrom, createdTo, productTypes, events, envelopeIds } = filters;
  return and(
    await isInScope(db, scope),
    // The stored text has the number too. It leaves few names to fold.
    hasWords(policies.searchText, insured ?? ''),
    hasWords(folded(policies.primaryInsured), insured ?? ''),
    createdFrom === undefined ? undefined : gte(cases.createdAt, beginOf(createdFrom)),
    createdTo === undefined ? undefined : lt(cases.createdAt, beginOf(addDays(createdTo, 1))),
    productTypes && isAnyOf(policies.productType, productTypes),
    events && isAnyOf(cases.event, events),
    envelopeIds && isAnyOf(cases.envelopeId, envelopeIds),
  );
}
