import type { GroupContact } from '@agent-portal/data/groups/contract';
import { Card } from '@agent-portal/ui/Card';
import { Grid } from '@agent-portal/ui/Grid';
import { Stack } from '@agent-portal/ui/Stack';
import { Text } from '@agent-portal/ui/Text';
import { EmailLink } from '../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';

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
      <Grid as="ul" gap={24}>
        {contacts.map(({ name, title, email, phone }) => (
          <li key={`${name} ${title}`}>
            <Stack gap={4} align="start">
              <strong>{name}</strong>
              <Text tone="muted">{title}</Text>
              <PhoneLink phone={phone} />
              <EmailLink address={email} subject={`Group ${groupNumber}`} />
            </Stack>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
