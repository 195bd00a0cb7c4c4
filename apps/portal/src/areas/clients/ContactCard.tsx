import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { formatDate } from '@agent-portal/format';
import { Card } from '@agent-portal/ui/Card';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Link } from '@agent-portal/ui/Link';
import type { ReactNode } from 'react';
import { EmailText } from '../../shared/cells/EmailText.tsx';
import { PhoneLink } from '../../shared/cells/PhoneLink.tsx';
import { Ways } from './ClientPage.styles.ts';
import { emailTo } from './emailTo.ts';

interface Way {
  readonly key: string;
  readonly shown: ReactNode;
  /** The policies that have it. */
  readonly policyNumbers: readonly string[];
}

/** Every value of a contact detail. If there are several, each says which policies have it. */
const waysOf = (ways: readonly Way[]): ReactNode =>
  ways.length > 0 && (
    <Ways>
      {ways.map(({ key, shown, policyNumbers }) => (
        <li key={key}>
          {shown}
          {ways.length > 1 && <small>{policyNumbers.join(', ')}</small>}
        </li>
      ))}
    </Ways>
  );

/** The pairs of the card that have a value. */
function pairsOf(client: ClientDetail) {
  const phones = client.phones.map(({ phone, policyNumbers }): Way => ({
    key: phone,
    shown: <PhoneLink phone={phone} />,
    policyNumbers,
  }));
  const emails = client.emails.map(({ email, policyNumbers }): Way => ({
    key: email,
    shown: (
      <Link href={emailTo(email, client)}>
        <EmailText address={email} />
      </Link>
    ),
    policyNumbers,
  }));
  const addresses = client.addresses.map(({ addressLines, policyNumbers }): Way => ({
    key: addressLines.join('\n'),
    shown: <span>{addressLines.join(', ')}</span>,
    policyNumbers,
  }));
  return [
    ['Phone', waysOf(phones) || null],
    ['E-mail', waysOf(emails) || null],
    ['Address', waysOf(addresses) || null],
    ['Born', client.birthDate && formatDate(client.birthDate)],
    ['Client ID', client.clientId],
  ] as const;
}

/** How to reach a client: phone numbers to call, prepared e-mails, and addresses. */
export function ContactCard({ client }: { readonly client: ClientDetail }) {
  const { phones, emails, addresses } = client;
  const hasNone = phones.length + emails.length + addresses.length === 0;
  return (
    <Card>
      <h2>Contact</h2>
      {hasNone && !client.noCall && <p>No contact details on file.</p>}
      <DescriptionList items={pairsOf(client)} />
    </Card>
  );
}
