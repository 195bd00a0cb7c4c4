import { and, eq, sql } from 'drizzle-orm';
import { agentName } from '../../book/queries/downline.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { parties, policies } from '../../db/tables/policies.ts';

/** The policies of some deadlines, with the people whose birthday counts, by row id. */
export async function findPolicies(db: Database, rowIds: Iterable<number>) {
  const found = await db
    .select({
      rowId: policies.rowId,
      agentName,
      agentId: policies.agentId,
      policyNumber: policies.policyNumber,
      primaryInsured: policies.primaryInsured,
      productName: policies.productName,
      issueDate: policies.issueDate,
      position: parties.position,
      person: parties.name,
      birthDate: parties.birthDate,
      parts: parties.parts,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(
      parties,
      and(
        eq(parties.policyNumber, policies.policyNumber),
        sql`${parties.parts} && ARRAY['Insured', 'Annuitant', 'Owner']`,
      ),
    )
    .where(isAnyOf(policies.rowId, [...new Set(rowIds)]));
  return Map.groupBy(found, ({ rowId }) => rowId);
}

/** A policy with one of its people. */
export type FoundPolicy = NonNullable<
  ReturnType<Awaited<ReturnType<typeof findPolicies>>['get']>
>[number];
