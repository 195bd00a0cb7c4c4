import type {
  FoundCase,
  FoundClaim,
  FoundClient,
  FoundPolicy,
} from '@agent-portal/data/search/contract';
import { formatPhone } from '@agent-portal/format';
import { paths } from '../../../paths.ts';
import type { Command } from './commandResults.ts';

/** Parts of a row's detail, those that there are. */
const details = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');

const policyActions = { Requirement: 'Action Needed', 'Past Due': 'Past due' } as const;

/** A policy as a row. Its detail says if a requirement is open or the premium is past due. */
export const policyCommand = (policy: FoundPolicy): Command => ({
  to: paths.policyDetails(policy.policyNumber),
  kind: 'address',
  label: `${policy.primaryInsured} · ${policy.policyNumber}`,
  detail: details(
    policy.policyStatus,
    policy.productType,
    policy.needsAction && policyActions[policy.needsAction],
  ),
});

/** A claim as a row: the results that show it. */
export const claimCommand = ({
  claimNumber,
  claimant,
  policyNumber,
  status,
}: FoundClaim): Command => ({
  to: `${paths.claimsResults()}?${new URLSearchParams({ claimNumber })}`,
  kind: 'address',
  label: `Claim ${claimNumber} · ${claimant}`,
  detail: details(status, `Policy ${policyNumber}`),
});

/** The row that leads to all claims whose number starts with a term. */
export const allClaimsCommand = (term: string, total: string): Command => ({
  to: `${paths.claimsResults()}?${new URLSearchParams({ claimNumber: term })}`,
  kind: 'address',
  label: `See all ${total} claims`,
  detail: '',
});

/** A case as a row; one that needs attention says so. */
export const caseCommand = ({
  envelopeId,
  primaryInsured,
  event,
  attention,
}: FoundCase): Command => ({
  to: paths.case(envelopeId),
  kind: 'address',
  label: `Case ${envelopeId} · ${primaryInsured}`,
  detail: details(event, attention && 'Needs attention'),
});

/** A client with the phone number that was typed as a row: its policy. */
export const clientCommand = ({ policyNumber, name, phone, parts }: FoundClient): Command => ({
  to: paths.policyDetails(policyNumber),
  kind: 'address',
  label: `${name} · ${formatPhone(phone)}`,
  detail: details(parts.join(', '), `Policy ${policyNumber}`),
});
