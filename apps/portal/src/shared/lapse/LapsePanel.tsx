import type { LapseCall } from '@agent-portal/data/lapse/contract';
import { usePolicyLapse } from '@agent-portal/data/lapse/hooks';
import { Badge } from '@agent-portal/ui/Badge';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { formatDate, formatMoment, formatMoney, formatTime } from '@agent-portal/format';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { NoCallNote } from '../cells/NoCallNote.tsx';
import { PhoneLink } from '../cells/PhoneLink.tsx';
import { LapseCallForm } from './LapseCallForm.tsx';
import { LapseArea } from './LapsePanel.styles.ts';
import { countdownOf, outcomeText } from './lapseTexts.ts';

export interface LapsePanelProps {
  readonly policyNumber: string;
}

const callText = (call: LapseCall) => {
  const next = call.nextAttemptOn && `. Next attempt on ${formatDate(call.nextAttemptOn)}`;
  const { calledOn, calledAt, calledBy } = call;
  const when = calledOn
    ? `${formatDate(calledOn)}, ${formatTime(calledAt)}`
    : formatMoment(calledAt);
  return `${outcomeText(call)}, ${when}, ${calledBy}${next ?? ''}`;
};

/**
 * What is due on a policy that is past due, when it lapses, and the calls about it, which the user can add to.
 * Without a late premium only the calls show, and nothing shows if there are none.
 */
export function LapsePanel({ policyNumber }: LapsePanelProps) {
  const { user } = useSession();
  const { keptForms } = usePortal();
  const { data, error, retry } = usePolicyLapse(policyNumber);
  // Reopen the form if it has input from before the session ended.
  const [isOpen, setIsOpen] = useState(() => keptForms.has(`lapse call ${policyNumber}`, user));
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
        The lapse date and the calls could not be loaded. {error.message}
      </Banner>
    );
  }
  if (!data) return null;
  const countdown = countdownOf(data);
  if (countdown === null && data.calls.length === 0 && !data.noCall) return null;
  const { lapsesOn, daysLeft, daysLate, amountDue, atRisk, phone, calls } = data;

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
      {calls.length > 0 && (
        <>
          <strong>Calls</strong>
          <ol aria-label={`Calls about ${policyNumber}`}>
            {calls.map((call) => (
              <li key={call.number}>{callText(call)}</li>
            ))}
          </ol>
        </>
      )}
      {countdown !== null &&
        (isOpen ? (
          <LapseCallForm
            lapse={data}
            onClose={() => {
              hasReturned.current = true;
              setIsOpen(false);
            }}
          />
        ) : (
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            Record a call
          </Button>
        ))}
    </LapseArea>
  );
}
