import { and, eq, sql } from 'drizzle-orm';
import { isSeen } from '../../../book/queries/isSeen.ts';
import type { Scope } from '../../../book/scope.ts';
import type { Database } from '../../../db/connection.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { findByPolicyNumber } from '../../../policies/queries/findByPolicyNumber.ts';

/** A requirement of a policy in the scope, with what decides whether it can be followed up. */
export async function findRequirement(db: Database, scope: Scope, requirementId: string) {
  const [found] = await db
    .select({
      policyNumber: policies.policyNumber,
      status: policies.status,
      what: requirements.requirement,
      metOn: requirements.metOn,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        eq(requirements.requirementId, requirementId),
        isSeen(scope, sql`policies.policy_number`),
      ),
    );
  return found;
}

/** A policy in the scope, with its number as the carrier writes it. @param typed in any case */
export const findSeenPolicy = (db: Database, scope: Scope, typed: string) =>
  findByPolicyNumber(typed, (isNumbered) =>
    db
      .select({
        policyNumber: policies.policyNumber,
        what: policies.productName,
        status: policies.status,
      })
      .from(policies)
      .where(and(isNumbered, isSeen(scope, sql`policies.policy_number`))),
  );
