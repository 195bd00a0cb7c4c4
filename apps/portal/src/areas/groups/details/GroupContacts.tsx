import type { GroupContact } from '@agent-portal/data/groups/contract';
import { Card } from '@agent-portal/ui/Card';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { Contacts } from './GroupPage.styles.ts';

interface GroupContactsProps {
  readonly groupNumber: string;
  readonly contacts: readonly GroupContact[];
}

/** The contacts at the employer (decisions, 3). */
export function GroupContacts({ groupNumber, contacts }: GroupContactsProps) {
  return (
    <Card>
      <h2>Contacts</h2>
      {contacts.length === 0 && <p>No contacts on file.</p>}
      <Contacts>
        {contacts.map(({ name, title, email, phone }) => (
          <li key={`${name} ${title}`}>
            <strong>{name}</strong>
            <span>{title}</span>
            <PhoneLink phone={phone} />
            <EmailLink address={email} subject={`Group ${groupNumber}`} />
          </li>
        ))}
      </Contacts>
    </Card>
  );
}
