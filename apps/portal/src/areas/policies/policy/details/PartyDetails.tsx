import type { Party } from '@agent-portal/data/policies/policy/shapes';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import { formatDate, formatPercent } from '@agent-portal/format';
import { ClientLink } from '../../../../shared/cells/ClientLink.tsx';
import { EmailLink } from '../../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../../shared/cells/PhoneLink.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const PartyAddress = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  /* Enough distance to tap a phone number or e-mail address without hitting the line above. */
  & > a {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
  }

  & + & {
    margin-block-start: ${token('space-16')};
  }
`;

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
