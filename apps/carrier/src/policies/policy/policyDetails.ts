import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';
import { noCallOf } from '../../book/queries/noCallOf.ts';
import type { AgentCaller } from '../../session/caller.ts';
import type { Deps } from '../../http/appEnv.ts';
import { notFound } from '../../http/answers/problems.ts';
import { findPolicy, type FoundPolicy } from '../queries/policy.ts';
import { pendingReason } from '../reason/pendingReason.ts';
import { toRequirement } from '../toRequirement.ts';
import type { PartyPart } from '../../db/tables/policies.ts';
import type { BookOwner } from '../../book/scope.ts';

/**
 * A policy of the caller's book [S3, Single policy].
 *
 * @throws {Problem} 404 when it does not exist or belongs to another agent.
 */
export async function getPolicyDetails(
  { db, today }: Deps,
  caller: BookOwner,
  policyNumber: string,
): Promise<Policy> {
  const found = await findPolicy(db, caller.agentIds, policyNumber);
  if (found === undefined) throw notFound(`There is no policy ${policyNumber} in your book.`);
  return toPolicy(found, today);
}

/** A policy as its page shows it: with the death claim that ends calls. */
export async function withNoCall(policy: Policy, deps: Deps, caller: AgentCaller): Promise<Policy> {
  const { policyNumber } = policy;
  const noCall = await noCallOf(deps, caller, { policyNumber });
  return { ...policy, ...(noCall && { noCall }) };
}

/**
 * A pending policy of the caller's book.
 *
 * @throws {Problem} 404 also when it is not pending.
 */
export async function getPendingDetails(
  deps: Deps,
  caller: BookOwner,
  policyNumber: string,
): Promise<Policy> {
  const policy = await getPolicyDetails(deps, caller, policyNumber);
  if (policy.policyStatus === 'Pending') return policy;
  throw notFound(`The policy ${policyNumber} is not pending.`);
}

function toPolicy(found: FoundPolicy, today: string): Policy {
  const having = (part: PartyPart): Party[] =>
    found.parties.filter(({ parts }) => parts.includes(part)).map((party) => toParty(party, part));
  return {
    policyNumber: found.policyNumber,
    policyStatus: found.status,
    statusDate: found.statusDate,
    productType: found.productType,
    productName: found.productName,
    employer: found.employer,
    groupNumber: found.isOwnGroup ? found.groupNumber : null,
    applicationDate: found.applicationDate,
    issueDate: found.issueDate,
    paidToDate: found.paidToDate,
    terminationDate: found.terminationDate,
    reason: found.reason,
    billingMode: found.billingMode,
    modalPremium: found.modalPremium,
    annualizedPremium: found.annualizedPremium,
    insureds: having('Insured'),
    owners: having('Owner'),
    payors: having('Payor'),
    payee: having('Payee')[0] ?? null,
    assignee: having('Assignee')[0] ?? null,
    beneficiaries: having('Beneficiary'),
    annuitants: having('Annuitant'),
    coverages: found.coverages.map(toCoverage),
    writingAgents: found.writingAgents,
    requirements: found.requirements.map((stored) => toRequirement(stored, today)),
    pendingReason: pendingReason(found, today),
  };
}

function toParty(party: FoundPolicy['parties'][number], part: PartyPart): Party {
  const isBeneficiary = part === 'Beneficiary';
  return {
    name: party.name,
    relationship: party.relationship,
    birthDate: party.birthDate,
    addressLines: party.addressLines,
    phone: party.isDeceased ? null : party.phone,
    email: party.isDeceased ? null : party.email,
    share: isBeneficiary ? party.share : null,
    beneficiaryClass: isBeneficiary ? party.beneficiaryClass : null,
    ...(party.clientId !== null && { clientId: party.clientId }),
    ...(party.isDeceased && { doNotCall: true }),
  };
}

function toCoverage(stored: FoundPolicy['coverages'][number]): Policy['coverages'][number] {
  const { name, kind, faceAmount, annualPremium, effectiveDate } = stored;
  return { name, kind, faceAmount, annualPremium, effectiveDate };
}
