import type { ClaimDetail } from '@agent-portal/data/claims/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { agentName } from '../../book/queries/downline.ts';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { policies } from '../../db/tables/policies.ts';
import { claimColumns } from '../queries.ts';
import { claimEvents, claimItems, claims } from '../tables.ts';

const policyColumns = {
  primaryInsured: policies.primaryInsured,
  policyStatus: policies.status,
  productType: policies.productType,
  agentName,
  agentId: policies.agentId,
};

/** A claim of a book, without its items and history. @param typed its number, in any case */
export async function findClaim(db: Database, scope: Scope, typed: string) {
  const isOwn = await isInScope(db, scope);
  return findNumbered(claims.claimNumber, typed, (hasNumber) =>
    db
      .select({ claim: claimColumns, policy: policyColumns })
      .from(claims)
      .innerJoin(policies, eq(policies.policyNumber, claims.policyNumber))
      .innerJoin(agents, eq(agents.agentId, policies.agentId))
      .innerJoin(producers, eq(producers.producerId, agents.producerId))
      .where(and(hasNumber, isOwn)),
  );
}

/** What home office asked for, due first. What arrived comes last. */
export function findItems(db: Database, claimNumber: string): Promise<ClaimDetail['items']> {
  return db
    .select({
      item: claimItems.item,
      requestedFrom: claimItems.requestedFrom,
      requested: claimItems.requestedOn,
      due: claimItems.dueOn,
      receivedOn: claimItems.receivedOn,
    })
    .from(claimItems)
    .where(eq(claimItems.claimNumber, claimNumber))
    .orderBy(sql`${claimItems.receivedOn} NULLS FIRST`, asc(claimItems.dueOn), claimItems.position);
}

/** What happened to a claim, oldest first. */
export function findClaimHistory(
  db: Database,
  claimNumber: string,
): Promise<ClaimDetail['history']> {
  return db
    .select({ event: claimEvents.event, date: claimEvents.happenedOn, note: claimEvents.note })
    .from(claimEvents)
    .where(eq(claimEvents.claimNumber, claimNumber))
    .orderBy(asc(claimEvents.position));
}
