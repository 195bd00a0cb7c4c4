import { usePolicyLapse } from '@agent-portal/data/work/lapse/hooks';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { formatDate, formatMoney } from '@agent-portal/format';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { NoCallNote } from '../../shared/cells/NoCallNote.tsx';
import { PhoneLink } from '../../shared/cells/PhoneLink.tsx';
import { ContactForm } from '../contacts/ContactForm.tsx';
import { contactFormName, contactText } from '../contacts/contactTexts.ts';
import { countdownOf } from './countdownOf.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The late premium of a policy, and the contacts with the client. */
const LapseArea = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  margin-block-end: ${token('space-12')};

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')} ${token('space-12')};
  }

  & ol {
    display: grid;
    gap: ${token('space-4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > button {
    justify-self: start;
  }

  @media print {
    & button {
      display: none;
    }
  }
`;

export interface LapsePanelProps {
  readonly policyNumber: string;
}

/**
 * What is due on a policy that is past due, when it lapses, and the contacts with the client, which the user can add
 * to. Without a late premium nothing shows: the contacts are in the policy's history.
 */
export function LapsePanel({ policyNumber }: LapsePanelProps) {
  const { user } = useSession();
  const { formDrafts } = usePortal();
  const about = { subject: 'policy', key: policyNumber, policyNumber } as const;
  const { data, error, retry } = usePolicyLapse(policyNumber);
  // Reopen the form if it has input from before the session ended.
  const [isOpen, setIsOpen] = useState(() => formDrafts.has(contactFormName(about), user));
  const opener = useRef<HTMLButtonElement>(null);
  const hasReturned = useRef(false);

  useEffect(() => {
    if (!hasReturned.current || !opener.current) return;
    hasReturned.current = false;
    opener.current.focus();
  });

  if (error && error.kind !== 'not-offered') {
    return (
      <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
        The lapse date and the contacts could not be loaded. {error.message}
      </Banner>
    );
  }
  if (!data) return null;
  const countdown = countdownOf(data);
  if (countdown === null && !data.noCall) return null;
  const { lapsesOn, daysLeft, daysLate, amountDue, atRisk, phone, contacts } = data;
  const last = contacts.find(({ subject }) => subject === 'policy') ?? null;

  return (
    <LapseArea aria-label={`Late premium of ${policyNumber}`}>
      {data.noCall && <NoCallNote noCall={data.noCall} />}
      {countdown !== null && (
        <>
          <div data-part="head">
            <Badge tone={(daysLeft ?? 0) <= 7 ? 'danger' : 'warning'}>{countdown}</Badge>
            <span>
              {daysLate === 1 ? '1 day late' : `${daysLate} days late`}, grace ends{' '}
              {formatDate(lapsesOn)}
            </span>
          </div>
          <DescriptionList
            items={[
              ['Premium due', amountDue && formatMoney(amountDue)],
              ['Chargeback at risk', atRisk && formatMoney(atRisk)],
              ['Phone', phone === null ? 'No phone number on file' : <PhoneLink phone={phone} />],
            ]}
          />
        </>
      )}
      {contacts.length > 0 && (
        <>
          <strong>Contacts</strong>
          <ol aria-label={`Contacts about ${policyNumber}`}>
            {contacts.map((one) => (
              <li key={`${one.subject} ${one.key} ${one.number}`}>{contactText(one)}</li>
            ))}
          </ol>
        </>
      )}
      {countdown !== null &&
        (isOpen ? (
          <ContactForm
            about={about}
            last={last}
            lapsesOn={lapsesOn}
            onClose={() => {
              hasReturned.current = true;
              setIsOpen(false);
            }}
          />
        ) : (
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            Log a contact
          </Button>
        ))}
    </LapseArea>
  );
}
