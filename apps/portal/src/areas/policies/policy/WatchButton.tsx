import { Banner } from '@agent-portal/ui/Banner';
import { Bell, BellRing } from 'lucide-react';
import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { useWatch } from './useWatch.ts';

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

export function WatchButton({ policyNumber }: { readonly policyNumber: string }) {
  const { isOffered, isKnown, isLoading, isWatched, isBusy, failure, toggle } =
    useWatch(policyNumber);
  if (!isOffered) return null;
  return (
    <WatchArea>
      <PressedButton
        aria-pressed={isWatched}
        disabled={isLoading}
        isBusy={isBusy}
        icon={isWatched ? <BellRing {...icon} /> : <Bell {...icon} />}
        onClick={toggle}
      >
        Watch this policy
        {isKnown && <WatchState aria-hidden>{isWatched ? 'On' : 'Off'}</WatchState>}
      </PressedButton>
      {failure && <Banner tone="danger">{failure.message}</Banner>}
    </WatchArea>
  );
}
