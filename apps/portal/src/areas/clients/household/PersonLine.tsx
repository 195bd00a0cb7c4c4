import type { HouseholdMember } from '@agent-portal/data/clients/contract';
import { formatDate } from '@agent-portal/format';
import type { ReactNode } from 'react';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';

interface PersonLineProps {
  readonly person: Pick<
    HouseholdMember,
    'clientId' | 'name' | 'birthDate' | 'policies' | 'doNotCall'
  >;
  /** Why the person is in the list. */
  readonly note: string;
  /** The command. */
  readonly children: ReactNode;
}

/** A person with a link to all that the book has about the person. */
export function PersonLine({ person, note, children }: PersonLineProps) {
  const { clientId, name, birthDate, policies, doNotCall } = person;
  const facts = [
    birthDate && `born ${formatDate(birthDate)}`,
    policies === 1 ? '1 policy' : `${policies} policies`,
    doNotCall && 'Do not call',
    note,
  ].filter(Boolean);
  return (
    <li>
      <ClientLink clientId={clientId}>{name}</ClientLink>
      <small>{facts.join(' · ')}</small>
      {children}
    </li>
  );
}
