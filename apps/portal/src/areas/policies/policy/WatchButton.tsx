import { useStopWatching, useWatches, useWatchPolicy } from '@agent-portal/data/watches/hooks';
import { announce } from '@agent-portal/ui/Announcer';
import { Banner } from '@agent-portal/ui/Banner';
import { Bell, BellRing } from 'lucide-react';
import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const WatchArea = styled.div`
  display: grid;
  gap: ${token('space-8')};
  justify-items: end;
  max-inline-size: 24rem;
`;

/** A toggle button that shows its pressed state by icon, border and background. */
const PressedButton = styled(Button)`
  &[aria-pressed='true'] {
    background: ${token('color-selected')};
    border-color: ${token('color-primary')};
    box-shadow: inset 0 0 0 1px ${token('color-primary')};
  }
`;

/** The watch state in a word; `aria-pressed` has the same value. */
const WatchState = styled.span`
  padding-inline: ${token('space-8')};
  border: 1px solid currentcolor;
  border-radius: ${token('radius-pill')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};
`;

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
        isBusy={watching.isRunning || stopping.isRunning}
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
