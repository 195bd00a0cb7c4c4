import type { Party } from '@agent-portal/data/policies/policy/shapes';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import { formatDate, formatPercent } from '@agent-portal/format';
import { ClientLink } from '../../../../shared/cells/ClientLink.tsx';
import { EmailLink } from '../../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../../shared/cells/PhoneLink.tsx';
import { PartyAddress } from './PartyDetails.styles.ts';

interface PartyDetailsProps {
  readonly party: Party;
  readonly policyNumber: string;
}

/** A person or organization that is a party of a policy, with contact details. */
export function PartyDetails({ party, policyNumber }: PartyDetailsProps) {
  const role = [
    party.relationship,
    party.beneficiaryClass,
    party.share === null ? null : formatPercent(party.share),
  ].filter(Boolean);
  return (
    <PartyAddress>
      <strong>
        <ClientLink clientId={party.clientId}>{party.name}</ClientLink>
      </strong>
      <span>{role.join(', ')}</span>
      {party.birthDate && <span>Born {formatDate(party.birthDate)}</span>}
      {party.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {party.doNotCall && <span>{doNotCall}</span>}
      {party.phone && <PhoneLink phone={party.phone} />}
      {party.email && <EmailLink address={party.email} subject={`Policy ${policyNumber}`} />}
    </PartyAddress>
  );
}
