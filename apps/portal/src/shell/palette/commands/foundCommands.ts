import type {
  FoundCase,
  FoundClaim,
  FoundClient,
  FoundPerson,
  FoundPolicy,
} from '@agent-portal/data/search/contract';
import { formatCount, formatDate, formatPhone } from '@agent-portal/format';
import { paths } from '../../../paths.ts';
import type { Waiting } from '../../../work/today/useNeedsAction.ts';
import type { Command } from './commandResults.ts';

/** Joins the parts of a row's detail that are not empty. */
const details = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' · ');

const policyActions = { Requirement: 'Action Needed', 'Past Due': 'Past due' } as const;

/**
 * The row of a policy. It names another party that was found, with its part. Its detail says if a requirement is
 * open or the premium is past due.
 */
export const policyCommand = ({
  policyNumber,
  primaryInsured,
  party,
  ...policy
}: FoundPolicy): Command => ({
  to: paths.policyDetails(policyNumber),
  kind: 'address',
  label: party
    ? `${party.name} · ${party.parts.join(', ')} of ${policyNumber}`
    : `${primaryInsured} · ${policyNumber}`,
  detail: details(
    party && primaryInsured,
    policy.policyStatus,
    policy.productType,
    policy.needsAction && policyActions[policy.needsAction],
  ),
});

/** The rows of the items that need action, each with its count. */
export const waitingCommands = (waiting: readonly Waiting[]): Command[] =>
  waiting.flatMap(({ label, list: detail, to, count = 0 }): Command[] => {
    if (count === 0) return [];
    const counted = `${label} (${formatCount(count)})`;
    return [{ to, kind: 'address', label: counted, detail, isWholeBook: true }];
  });

/** The row of a claim: opens the claim. */
export const claimCommand = ({
  claimNumber,
  claimant,
  policyNumber,
  status,
}: FoundClaim): Command => ({
  to: paths.claim(claimNumber),
  kind: 'address',
  label: `Claim ${claimNumber} · ${claimant}`,
  detail: details(status, `Policy ${policyNumber}`),
});

/** The row that opens all claims whose number starts with a term. */
export const allClaimsCommand = (term: string, total: string): Command => ({
  to: `${paths.claimsResults()}?${new URLSearchParams({ claimNumber: term })}`,
  kind: 'address',
  label: `See all ${total} claims`,
  detail: '',
});

/** The row of a case, which shows if the case needs attention. */
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

export const personCommand = ({ clientId, name, birthDate, policies }: FoundPerson): Command => ({
  to: paths.client(clientId),
  kind: 'address',
  label: name,
  detail: details(
    policies === 1 ? '1 policy' : `${policies} policies`,
    birthDate !== null && `born ${formatDate(birthDate)}`,
  ),
});

/** The row of a client with the phone number that the user typed: opens the client, or the policy. */
export const clientCommand = ({
  policyNumber,
  clientId,
  name,
  phone,
  parts,
}: FoundClient): Command => ({
  to: clientId === undefined ? paths.policyDetails(policyNumber) : paths.client(clientId),
  kind: 'address',
  label: `${name} · ${formatPhone(phone)}`,
  detail: details(parts.join(', '), `Policy ${policyNumber}`),
});
