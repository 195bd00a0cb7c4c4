import { getClaims } from '@agent-portal/data/claims/contract';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getCases } from '@agent-portal/data/cases/contract';
import {
  getAgentStatementOptions,
  getCommissionDetails,
} from '@agent-portal/data/commissions/contract';
import { getGroupSummary } from '@agent-portal/data/groups/contract';
import { getBillGroups, getGroupListBills } from '@agent-portal/data/list-bills/contract';
import { getActiveContracts } from '@agent-portal/data/profile/contract';
import { getTaxForms } from '@agent-portal/data/tax-forms/contract';
import type { Known } from './examples.ts';

/** Requests JSON. Undefined if the server rejects the caller. */
type Ask = (path: string) => Promise<unknown>;

type KnownOfAreas = Omit<Known, 'policyNumber' | 'agentId'>;

/** Where known data is: a call, the list in its answer, and the field of the list's first row. */
const firstOf: Readonly<
  Partial<Record<keyof KnownOfAreas, readonly [path: string, list: string, field?: string]>>
> = {
  lineId: [getCommissionDetails.path, 'policyDetails', 'lineId'],
  cycleDate: [getAgentStatementOptions.path, 'cycleDates'],
  agentStatementType: [getAgentStatementOptions.path, 'agentStatementTypes'],
  groupId: [getBillGroups.path, 'groups', 'groupNumber'],
  groupNumber: [getGroupSummary.path, 'groups', 'groupNumber'],
  regionCode: [getActiveContracts.path, 'contracts', 'regionCode'],
  envelopeId: [getCases.path, 'cases', 'envelopeId'],
  formId: [getTaxForms.path, 'forms', 'formId'],
  claimNumber: [`${getClaims.path}?ClaimNumber=C`, 'claims', 'claimNumber'],
  clientId: [getPendingPolicyRequirements.path, 'requirementSummaries', 'clientId'],
};

async function readFirst(ask: Ask, [path, list, field]: readonly [string, string, string?]) {
  const answer = (await ask(path)) as Readonly<Record<string, unknown[]>> | undefined;
  const first = answer?.[list]?.[0];
  return field === undefined ? first : (first as Record<string, unknown> | undefined)?.[field];
}

/** The session agent's data of each area that it may see. */
export async function readKnown(ask: Ask): Promise<KnownOfAreas> {
  const known: Record<string, unknown> = {};
  for (const [name, place] of Object.entries(firstOf)) known[name] = await readFirst(ask, place);
  const { groupId } = known as KnownOfAreas;
  if (groupId === undefined) return known;
  const bills = getGroupListBills.path.replace('{groupId}', encodeURIComponent(groupId));
  return {
    ...known,
    listBillId: await readFirst(ask, [bills, 'listBills', 'billNumber']),
  } as Known;
}
