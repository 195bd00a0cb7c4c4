import type { getCalendar } from '@agent-portal/data/calendar/contract';
import { useCreateCalendar, useRevokeCalendar } from '@agent-portal/data/calendar/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatMoment } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '@agent-portal/ui/CopyButton';
import { Checkbox } from '@agent-portal/ui/Checkbox';
import { TextInput } from '@agent-portal/ui/TextInput';
import type { ApiError } from '@agent-portal/data';
import { asSentence } from '../asSentence.ts';

/** A new calendar address. It is shown only once. The address says whether it has birthdays and anniversaries. */
function NewAddress({ address: plain }: { readonly address: string }) {
  const [hasCelebrations, setHasCelebrations] = useState(false);
  const address = hasCelebrations ? `${plain}?celebrations=yes` : plain;
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that created it is gone.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <div data-part="address">
      <Banner tone="success">
        Copy the address now. The portal does not show it again. If you lose it, replace it.
      </Banner>
      <TextInput
        label="Calendar address"
        value={address}
        onChange={() => {}}
        readOnly
        translate="no"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Checkbox
        label="Include birthdays and policy anniversaries"
        checked={hasCelebrations}
        onChange={setHasCelebrations}
      />
      <div>
        <CopyButton ref={copyButton} variant="primary" value={address}>
          Copy address
        </CopyButton>
      </div>
    </div>
  );
}

const questions = {
  replace: {
    title: 'Replace the calendar address?',
    text: 'The old address stops working at once. Calendars that use it no longer get your follow-ups and deadlines until you give them the new one.',
    command: 'Replace now',
    pending: 'Replacing',
    failed: 'The address was not replaced',
  },
  revoke: {
    title: 'Revoke the calendar address?',
    text: 'The address stops working at once. Calendars that use it no longer get your follow-ups and deadlines. You can create a new address at any time.',
    command: 'Revoke now',
    pending: 'Revoking',
    failed: 'The address was not revoked',
  },
} as const;

interface ChangeAddressProps {
  readonly change: keyof typeof questions;
  readonly isRunning: boolean;
  readonly failure: ApiError | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an address stops working. */
function ChangeAddress({ change, isRunning, failure, onConfirm, onClose }: ChangeAddressProps) {
  const { title, text, command, pending, failed } = questions[change];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Keep address</Button>
          <Button variant="danger" isBusy={isRunning} busyText={pending} onClick={onConfirm}>
            {command}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure && (
        <Banner tone="danger">
          {failed}. {asSentence(failure.message)}
        </Banner>
      )}
    </Dialog>
  );
}

type Feed = OutputOf<typeof getCalendar>['feed'];

/** Creates, replaces and revokes the user's calendar address. */
export function AddressCard({ feed }: { readonly feed: Feed }) {
  const creation = useCreateCalendar();
  const revocation = useRevokeCalendar();
  const [asked, setAsked] = useState<'replace' | 'revoke'>();
  const [address, setAddress] = useState('');
  const close = () => {
    setAsked(undefined);
    creation.clear();
    revocation.clear();
  };

  async function create(isReplacement: boolean) {
    const created = await creation.make({ body: { isReplacement } });
    if (!created) return;
    setAddress(created.address);
    setAsked(undefined);
  }
  async function revoke() {
    if (!(await revocation.make({}))) return;
    setAddress('');
    setAsked(undefined);
    toast('Your calendar address is revoked');
  }
  const preload = { onPointerEnter: loadDialog, onFocus: loadDialog };
  const { failure } = creation;

  return (
    <Card>
      <h2>Calendar address</h2>
      <p>
        Your calendar can show your open follow-ups and the deadlines of your policies. It reads
        them at a secret address, every few hours.
      </p>
      <p>
        Events say what is due, and the last characters of the policy number. They name no client.
        Anyone who has the address can read them, so share it with no one.
      </p>
      {feed && (
        <DescriptionList
          items={[
            ['Created', formatMoment(feed.createdAt)],
            ['Last read by a calendar', feed.lastReadAt ? formatMoment(feed.lastReadAt) : 'Never'],
          ]}
        />
      )}
      {address !== '' && feed && <NewAddress key={address} address={address} />}
      {failure && !asked && (
        <Banner tone="danger">The address was not created. {asSentence(failure.message)}</Banner>
      )}
      <div data-part="commands">
        {feed ? (
          <>
            <Button {...preload} onClick={() => setAsked('replace')}>
              Replace address
            </Button>
            <Button {...preload} onClick={() => setAsked('revoke')}>
              Revoke address
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            isBusy={creation.isRunning}
            busyText="Creating"
            onClick={() => void create(false)}
          >
            Create address
          </Button>
        )}
      </div>
      {asked && (
        <ChangeAddress
          change={asked}
          isRunning={creation.isRunning || revocation.isRunning}
          failure={creation.failure ?? revocation.failure}
          onConfirm={() => void (asked === 'replace' ? create(true) : revoke())}
          onClose={close}
        />
      )}
    </Card>
  );
}
