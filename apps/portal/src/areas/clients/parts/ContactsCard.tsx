import type { Contact } from '@agent-portal/data/work/contacts/shapes';
import { Link } from '@agent-portal/ui/Link';
import { hrefOf } from '../../../work/follow-ups/about.ts';
import { contactText } from '../../../work/lapse/contactTexts.ts';
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
