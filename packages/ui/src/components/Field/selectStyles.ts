import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/**
 * A native `select`, in line with the other controls. Its arrow is its own: WebKit's look is gray, as
 * of a control that is disabled.
 */
export const selectStyles = css`
  min-block-size: ${token('control-height')};
  padding-inline: ${token('space-8')} calc(${token('space-16')} + 0.75rem);
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  appearance: none;
  background: ${token('color-surface')};
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-repeat: no-repeat;
  background-position:
    right calc(${token('space-8')} + 0.375rem) center,
    right ${token('space-8')} center;
  background-size: 0.375rem 0.375rem;

  &:dir(rtl) {
    background-position:
      left ${token('space-8')} center,
      left calc(${token('space-8')} + 0.375rem) center;
  }

  color: ${token('color-text')};
  /* A long choice wraps where the browser can do that, and otherwise ends in an ellipsis. */
  white-space: normal;
  text-overflow: ellipsis;

  /* Colors that the system chooses come without the arrow. */
  @media (forced-colors: active) {
    padding-inline-end: ${token('space-8')};
    appearance: auto;
  }
`;
