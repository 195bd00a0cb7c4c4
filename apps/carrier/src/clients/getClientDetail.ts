import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { getClaims } from '@agent-portal/data/claims/contract';
import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { findCasesOf } from '../cases/queries/caseRows.ts';
import { noCallOf } from '../book/queries/noCallOf.ts';
import { findClaimsOf } from '../claims/queries.ts';
import { subjectsOf } from '../work/access.ts';
import { findContactsOf } from '../work/contacts/queries.ts';
import { readFollowUpsOfPolicies } from '../work/follow-ups/listFollowUps.ts';
import { workCallOf } from '../work/workCall.ts';
import type { AgentCall } from '../http/agentCall.ts';
import type { CarrierDeps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { isOpenTo } from '../http/access.ts';
import { findActionsOf } from '../policies/actions/queries.ts';
import { toActionItem } from '../policies/actions/rules.ts';
import { toRequirement } from '../policies/toRequirement.ts';
import { contactsOf } from './contactsOf.ts';
import {
  findClientId,
  findClientPolicies,
  findOpenRequirements,
  type FoundClientPolicy,
} from './queries/findClient.ts';

const mostPolicies = 100;

export const noClient = (clientId: string) =>
  notFound(`There is no client ${clientId} in your book of business.`);

/** One entry for each policy: a person can be on a policy twice. */
function onePerPolicy(found: readonly FoundClientPolicy[]): ClientDetail['policies'] {
  const byPolicy = Map.groupBy(found, ({ policy }) => policy.policyNumber);
  return [...byPolicy.values()].flatMap((rows) => {
    const parts = [...new Set(rows.flatMap((row) => row.policy.parts))];
    return rows
      .slice(0, 1)
      .map(({ policy, needsAction }) =>
        Object.assign(policy, { parts }, needsAction && { needsAction }),
      );
  });
}

/**
 * A client with all that the caller may see: only policies of its book, and claims and cases only where its
 * roles and the features allow them.
 *
 * @param typed the client's id, in any case
 * @throws {Problem} 404 when the client is on no policy of the book
 */
export async function getClientDetail(
  deps: CarrierDeps,
  call: AgentCall,
  typed: string,
): Promise<ClientDetail> {
  const { db, today } = deps;
  const { caller } = call;
  const { agentIds: scope } = caller;
  const clientId = await findClientId(db, scope, typed);
  if (clientId === undefined) throw noClient(typed);
  const found = await findClientPolicies(db, scope, clientId, today);
  const all = onePerPolicy(found);
  const policies = all.slice(0, mostPolicies);
  const numbers = policies.map(({ policyNumber }) => policyNumber);
  const [noCall, seesClaims, seesCases] = await Promise.all([
    noCallOf(deps, caller, { clientId }),
    isOpenTo(getClaims.access, caller, deps.isFeatureOn),
    isOpenTo(casesAccess, caller, deps.isFeatureOn),
  ]);
  const work = await workCallOf(deps, call);
  const [requirements, followUps, contacts, actions, claims, cases] = await Promise.all([
    findOpenRequirements(db, numbers),
    readFollowUpsOfPolicies(work, numbers),
    findContactsOf(db, numbers, subjectsOf(work.sees)),
    findActionsOf(db, numbers),
    seesClaims ? findClaimsOf(db, numbers) : undefined,
    seesCases ? findCasesOf(db, numbers, today) : undefined,
  ]);
  return {
    clientId,
    ...contactsOf(found.map(({ person }) => person)),
    ...(noCall && { noCall, phones: [], emails: [] }),
    policies,
    morePolicies: all.length - policies.length,
    requirements: requirements.map(({ requirement: { policyNumber, ...stored } }) =>
      Object.assign(toRequirement(stored, today), { policyNumber }),
    ),
    followUps: followUps.filter(({ closedBecause }) => closedBecause === null),
    contacts,
    actions: actions.map(toActionItem),
    ...(claims && { claims }),
    ...(cases && { cases }),
  };
}
