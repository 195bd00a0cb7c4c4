import type { getCalendar } from '@agent-portal/data/calendar/contract';
import { useCreateCalendar, useRevokeCalendar } from '@agent-portal/data/calendar/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { formatMoment } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { toast } from '@agent-portal/ui/Toast';
import { useState } from 'react';
import { asSentence } from '../asSentence.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { NewAddress } from './NewAddress.tsx';

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
