import { useStopWatching, useWatches, useWatchPolicy } from '@agent-portal/data/watches/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Bell, BellRing } from 'lucide-react';
import { PressedButton, WatchArea, WatchState } from './WatchButton.styles.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Starts and stops watching a policy. The changes of a watched policy show in the notifications. */
export function WatchButton({ policyNumber }: { readonly policyNumber: string }) {
  const { data, error, isLoading } = useWatches();
  const watching = useWatchPolicy();
  const stopping = useStopWatching();
  const isWatched = data?.watches.some((watch) => watch.policyNumber === policyNumber) ?? false;
  const failed = watching.failure ?? stopping.failure;

  async function toggle() {
    watching.clear();
    stopping.clear();
    if (isWatched) {
      if (await stopping.make({ params: { policyNumber } }))
        announce(`Stopped watching policy ${policyNumber}`, policyNumber);
    } else if (await watching.make({ body: { policyNumber } })) {
      const news = `Watching policy ${policyNumber}. Its changes show in your notifications`;
      announce(news, policyNumber);
    }
  }

  if (error?.kind === 'not-offered') return null;
  return (
    <WatchArea>
      <PressedButton
        aria-pressed={isWatched}
        disabled={isLoading}
        pending={watching.isRunning || stopping.isRunning}
        icon={isWatched ? <BellRing {...icon} /> : <Bell {...icon} />}
        onClick={() => void toggle()}
      >
        Watch this policy
        {data && <WatchState aria-hidden>{isWatched ? 'On' : 'Off'}</WatchState>}
      </PressedButton>
      {failed && <Banner tone="danger">{failed.message}</Banner>}
    </WatchArea>
  );
}
