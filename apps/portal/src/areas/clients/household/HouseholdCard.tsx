import type { ClientDetail, HouseholdMember } from '@agent-portal/data/clients/contract';
import {
  useHousehold,
  useLinkHousehold,
  useUnlinkHousehold,
} from '@agent-portal/data/clients/hooks';
import { formatDate } from '@agent-portal/format';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { type ReactNode, useRef, useState } from 'react';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { DividedList } from '../../../shared/page/DividedList.ts';
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
function PersonLine({ person, note, children }: PersonLineProps) {
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

interface HouseholdCardProps {
  readonly client: ClientDetail;
}

/** A change that the user can undo. */
interface Last {
  readonly did: 'linked' | 'unlinked';
  readonly person: Pick<HouseholdMember, 'clientId' | 'name'>;
}

const sources = {
  carrier: 'From the carrier’s records',
  confirmed: 'Confirmed by your agency',
} as const;

/**
 * The people who live with a client: those of the carrier's household, those that users of the agency
 * confirmed, and suggestions from the same address. Hidden if the carrier has no households.
 */
export function HouseholdCard({ client }: HouseholdCardProps) {
  const { clientId } = client;
  const { data, error, retry } = useHousehold(clientId);
  const linking = useLinkHousehold();
  const unlinking = useUnlinkHousehold();
  const [last, setLast] = useState<Last>();
  /** The button that was pressed keeps its focus while the change runs. */
  const [pressed, setPressed] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = linking.failure ?? unlinking.failure;

  async function change(did: Last['did'], person: Last['person'], isUndo = false) {
    setPressed(isUndo ? 'undo' : person.clientId);
    linking.clear();
    unlinking.clear();
    const other = person.clientId;
    const isDone =
      did === 'linked'
        ? await linking.make({ params: { clientId }, body: { clientId: other } })
        : await unlinking.make({ params: { clientId, otherClientId: other } });
    if (!isDone) return;
    setLast(isUndo ? undefined : { did, person });
    announce(
      did === 'linked'
        ? `${person.name} is linked to this household`
        : `${person.name} is no longer in this household`,
      clientId,
    );
    // The pressed button is gone.
    heading.current?.focus();
  }

  if (error?.kind === 'not-offered') return null;
  const isRunning = linking.isRunning || unlinking.isRunning;
  const stateOf = (button: string) =>
    pressed === button ? { isBusy: isRunning } : { disabled: isRunning };
  return (
    <Card aria-busy={(!data && !error) || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        Household
      </h2>
      {error && <LoadError error={error} onRetry={retry} />}
      {!data && !error && <Skeleton lines={3} />}
      {failure && <Banner tone="danger">The household was not changed. {failure.message}</Banner>}
      {last && (
        <Banner
          tone="success"
          action={
            <Button
              {...stateOf('undo')}
              onClick={() =>
                void change(last.did === 'linked' ? 'unlinked' : 'linked', last.person, true)
              }
            >
              Undo
            </Button>
          }
        >
          {last.did === 'linked'
            ? `${last.person.name} is linked to this household.`
            : `${last.person.name} is no longer in this household.`}
        </Banner>
      )}
      {data?.members.length === 0 && <p>No other household members on file.</p>}
      {data && data.members.length > 0 && (
        <DividedList aria-label="Household members">
          {data.members.map((person) => (
            <PersonLine key={person.clientId} person={person} note={sources[person.source]}>
              {person.source === 'confirmed' && (
                <Button
                  {...stateOf(person.clientId)}
                  aria-label={`Remove ${person.name} from this household`}
                  onClick={() => void change('unlinked', person)}
                >
                  Remove
                </Button>
              )}
            </PersonLine>
          ))}
        </DividedList>
      )}
      {data && data.suggestions.length > 0 && (
        <>
          <h3>Same address</h3>
          <DividedList aria-label="People at the same address">
            {data.suggestions.map((person) => (
              <PersonLine
                key={person.clientId}
                person={person}
                note={person.addressLines.join(', ')}
              >
                <Button
                  {...stateOf(person.clientId)}
                  aria-label={`Link ${person.name} to this household`}
                  onClick={() => void change('linked', person)}
                >
                  Link
                </Button>
              </PersonLine>
            ))}
          </DividedList>
        </>
      )}
    </Card>
  );
}
