import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { agentName } from '../../book/queries/downline.ts';
import { isSeen } from '../../book/queries/isSeen.ts';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { findNumbered } from '../../db/findNumbered.ts';
import { isAnyOf } from '../../db/queries.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { partyClients, parties, policies, requirements } from '../../db/tables/policies.ts';
import { addressKey } from './findHousehold.ts';
import { needsAction } from '../../policies/queries/summaries.ts';

/** The row of a person on a policy. */
const isTheParty = and(
  eq(parties.policyNumber, partyClients.policyNumber),
  eq(parties.position, partyClients.position),
);

/**
 * The id of a client of the scope as the carrier writes it, or undefined.
 * @param typed in any case; only ids in a single case have an index for this
 */
export async function findClientId(db: Database, scope: Scope, typed: string) {
  const { clientId, policyNumber } = partyClients;
  const found = await findNumbered(
    clientId,
    typed,
    (hasNumber) =>
      db
        .selectDistinct({ clientId })
        .from(partyClients)
        .where(and(hasNumber, isSeen(scope, sql`${policyNumber}`))),
    isAnyOf(clientId, [typed.toUpperCase(), typed.toLowerCase()]),
  );
  return found?.clientId;
}

/**
 * The policies of the scope that a client is on, each with the contact details of the client there: those
 * that need action first, then the newest. A client's few policies are looked up one by one, so a book of
 * any size costs the same.
 */
export function findClientPolicies(db: Database, scope: Scope, clientId: string, today: string) {
  const action = needsAction(today);
  return db
    .select({
      policy: {
        policyNumber: policies.policyNumber,
        policyStatus: policies.status,
        statusDate: policies.statusDate,
        productType: policies.productType,
        productName: policies.productName,
        parts: parties.parts,
        paidToDate: policies.paidToDate,
        billingMode: policies.billingMode,
        modalPremium: policies.modalPremium,
        agentName,
        agentId: policies.agentId,
      },
      needsAction: action,
      person: {
        name: parties.name,
        birthDate: parties.birthDate,
        addressLines: parties.addressLines,
        addressKey,
        phone: parties.phone,
        email: parties.email,
        policyNumber: parties.policyNumber,
        since: policies.applicationDate,
      },
    })
    .from(partyClients)
    .innerJoin(parties, isTheParty)
    .innerJoin(policies, eq(policies.policyNumber, partyClients.policyNumber))
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(and(eq(partyClients.clientId, clientId), isSeen(scope, sql`policies.policy_number`)))
    .orderBy(
      desc(sql`${action} IS NOT NULL`),
      desc(policies.applicationDate),
      asc(policies.policyNumber),
    );
}

export type FoundClientPolicy = Awaited<ReturnType<typeof findClientPolicies>>[number];

/** The requirements of pending policies that are not met, soonest due first. */
export const findOpenRequirements = (db: Database, policyNumbers: readonly string[]) =>
  db
    .select({ requirement: requirements })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .where(
      and(
        isAnyOf(requirements.policyNumber, policyNumbers),
        eq(policies.status, 'Pending'),
        isNull(requirements.metOn),
      ),
    )
    .orderBy(asc(requirements.dueOn), asc(requirements.requirementId));
