import type { InputOf } from '@agent-portal/data/endpoint';
import type { CallSheetLine, getCallSheet } from '@agent-portal/data/selection/contract';
import { useCallSheet } from '@agent-portal/data/selection/hooks';
import { formatDate } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Money } from '@agent-portal/ui/Money';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect, useId, useRef } from 'react';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { ClientLink } from '../../../shared/cells/ClientLink.tsx';
import { PhoneLink } from '../../../shared/cells/PhoneLink.tsx';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { Sheet } from './Selection.styles.ts';

export interface CallSheetProps {
  readonly input: InputOf<typeof getCallSheet>;
  readonly onClose: () => void;
}

function Line({ line }: { readonly line: CallSheetLine }) {
  const { primaryInsured, clientId, policyNumber, policyStatus, why, dueOn, lapsesOn } = line;
  return (
    <li>
      <div>
        <p>
          <strong>
            <ClientLink clientId={clientId}>{primaryInsured}</ClientLink>
          </strong>
        </p>
        <p>{policyNumber}</p>
        <p>
          <AgentName agent={line} />
        </p>
      </div>
      <div>
        <p>
          {policyStatus}
          {dueOn && `, due ${formatDate(dueOn)}`}
          {lapsesOn && `, ${countOf(line.daysLate, 'day')} late, lapses on ${formatDate(lapsesOn)}`}
        </p>
        {line.amountDue !== null && (
          <p>
            <Money amount={line.amountDue} /> due
          </p>
        )}
        {why && <p>{why}</p>}
      </div>
      <div>
        {line.phones.length === 0 && <p>No phone number on file</p>}
        {line.phones.map(({ name, phone }) => (
          <p key={phone}>
            <PhoneLink phone={phone} />
            {name !== primaryInsured && ` ${name}`}
          </p>
        ))}
      </div>
      <div>Notes</div>
    </li>
  );
}

/** Who to call about the selected rows, with room for notes: a page to print. It opens with the focus. */
export function CallSheet({ input, onClose }: CallSheetProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useBusinessDate();
  const { data, error, retry } = useCallSheet(input);
  useEffect(() => heading.current?.focus(), []);
  const lines = data?.lines ?? [];
  return (
    <Sheet aria-labelledby={titleId} aria-busy={!data && !error}>
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          Call sheet
        </h2>
        <p>
          {formatDate(today)}
          {data && `, ${countOf(lines.length, 'policy', 'policies')}`}
        </p>
        <Button variant="primary" disabled={!data} onClick={() => print()}>
          Print
        </Button>
        <Button onClick={onClose}>Back to the list</Button>
      </header>
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          {error.kind === 'not-offered'
            ? 'Your carrier does not offer call sheets.'
            : `The call sheet could not be loaded. ${error.message}`}
        </Banner>
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && lines.length === 0 && <p>None of the selected policies is in this list now.</p>}
      <ol>
        {lines.map((line) => (
          <Line key={line.policyNumber} line={line} />
        ))}
      </ol>
    </Sheet>
  );
}
