import type { Party } from '@agent-portal/data/policies/shapes';
import { formatDate, formatPercent, formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { PartyAddress } from './PartyDetails.styles.ts';

/** A person or organization that is a party of a policy, with contact details. */
export function PartyDetails({ party }: { readonly party: Party }) {
  const role = [
    party.relationship,
    party.beneficiaryClass,
    party.share === null ? null : formatPercent(party.share),
  ].filter(Boolean);
  return (
    <PartyAddress>
      <strong>{party.name}</strong>
      <span>{role.join(', ')}</span>
      {party.birthDate && <span>Born {formatDate(party.birthDate)}</span>}
      {party.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {party.phone && <Link href={`tel:+1${party.phone}`}>{formatPhone(party.phone)}</Link>}
      {party.email && <Link href={`mailto:${party.email}`}>{party.email}</Link>}
    </PartyAddress>
  );
}
