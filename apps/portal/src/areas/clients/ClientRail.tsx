import type { ClientDetail } from '@agent-portal/data/clients/contract';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmailText } from '../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../shared/cells/PhoneLink.tsx';
import { Rail, RailPart } from '../../shared/page/Rail.tsx';
import { emailTo } from './emailTo.ts';

/** Phone numbers and e-mail addresses, far enough apart to tap the right one. */
const Ways = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin: 0;
  padding: 0;
  list-style: none;

  & small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

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

/** How to reach a client: phone numbers to call, prepared e-mails, and addresses. */
export function ClientRail({ client }: { readonly client: ClientDetail }) {
  const { phones, emails, addresses, birthDate, noCall } = client;
  const phoneWays = phones.map(({ phone, policyNumbers }): Way => ({
    key: phone,
    shown: <PhoneLink phone={phone} />,
    policyNumbers,
  }));
  const emailWays = emails.map(({ email, policyNumbers }): Way => ({
    key: email,
    shown: (
      <Link href={emailTo(email, client)}>
        <EmailText address={email} />
      </Link>
    ),
    policyNumbers,
  }));
  const addressWays = addresses.map(({ addressLines, policyNumbers }): Way => ({
    key: addressLines.join('\n'),
    shown: addressLines.join('\n'),
    policyNumbers,
  }));
  const hasNone = phones.length + emails.length + addresses.length === 0;
  return (
    <Rail>
      <RailPart
        title="Contact"
        items={[
          ['Phone', waysOf(phoneWays) || null],
          ['E-mail', waysOf(emailWays) || null],
          ['Address', waysOf(addressWays) || null],
        ]}
      >
        {hasNone && !noCall && 'No contact details on file.'}
      </RailPart>
      <RailPart title="Person" items={[['Born', birthDate && formatDate(birthDate)]]} />
    </Rail>
  );
}
