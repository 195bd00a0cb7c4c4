import { Button } from '@agent-portal/ui/Button';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

export const WatchArea = styled.div`
  display: grid;
  gap: ${token('space-8')};
  justify-items: end;
  max-inline-size: 24rem;
`;

/** A toggle button that shows its pressed state by icon, border and background. */
export const PressedButton = styled(Button)`
  &[aria-pressed='true'] {
    background: ${token('color-selected')};
    border-color: ${token('color-primary')};
    box-shadow: inset 0 0 0 1px ${token('color-primary')};
  }
`;

/** The watch state in a word; `aria-pressed` has the same value. */
export const WatchState = styled.span`
  padding-inline: ${token('space-8')};
  border: 1px solid currentcolor;
  border-radius: ${token('radius-pill')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};
`;
