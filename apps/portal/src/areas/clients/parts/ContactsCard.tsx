import type { Contact } from '@agent-portal/data/contacts/shapes';
import { Link } from '@agent-portal/ui/Link';
import { hrefOf } from '../../../shared/follow-ups/about.ts';
import { contactText } from '../../../shared/lapse/contactTexts.ts';
import { ListCard } from './ListCard.tsx';

/** What happened when someone of the agency contacted a client, latest first. */
export function ContactsCard({ contacts }: { readonly contacts: readonly Contact[] }) {
  return (
    <ListCard title="Contacts">
      {contacts.map((one) => (
        <li key={`${one.subject} ${one.key} ${one.number}`}>
          <Link href={hrefOf(one)}>{one.what}</Link>
          <span>{contactText(one)}</span>
          <small>{one.policyNumber}</small>
        </li>
      ))}
    </ListCard>
  );
}
