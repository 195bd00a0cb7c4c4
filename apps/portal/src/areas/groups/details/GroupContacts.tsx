import type { GroupContact } from '@agent-portal/data/groups/contract';
import { Card } from '@agent-portal/ui/Card';
import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Contacts } from './GroupPage.styles.ts';

/** The contacts at the employer (decisions, 3). */
export function GroupContacts({ contacts }: { readonly contacts: readonly GroupContact[] }) {
  return (
    <Card>
      <h2>Contacts</h2>
      {contacts.length === 0 && <p>No contacts on file.</p>}
      <Contacts>
        {contacts.map(({ name, title, email, phone }) => (
          <li key={`${name} ${title}`}>
            <strong>{name}</strong>
            <span>{title}</span>
            <Link href={`tel:+1${phone}`}>{formatPhone(phone)}</Link>
            <Link href={`mailto:${email}`}>{email}</Link>
          </li>
        ))}
      </Contacts>
    </Card>
  );
}
