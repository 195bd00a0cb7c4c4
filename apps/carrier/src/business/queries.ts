import { and, between, count, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { policies } from '../db/tables/policies.ts';
import { isInScope } from '../book/queries/isInScope.ts';
import type { Scope } from '../book/scope.ts';

/** Dates, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

interface Issued {
  readonly policies: number;
  readonly annualizedPremium: string;
}

/** Counts issued policies in a span of days, by the first day of the month. Omits empty months. */
export async function findIssuedByMonth(
  db: Database,
  scope: Scope,
  { from, to }: Span,
): Promise<ReadonlyMap<string, Issued>> {
  const month = sql<string>`to_char(${policies.issueDate}, 'YYYY-MM-01')`;
  const rows = await db
    .select({
      month,
      policies: count(),
      annualizedPremium: sql<string>`sum(${policies.annualizedPremium})::numeric(16, 2)`,
    })
    .from(policies)
    .where(and(between(policies.issueDate, from, to), await isInScope(db, scope)))
    .groupBy(month);
  return new Map(rows.map(({ month: first, ...issued }) => [first, issued]));
}
