import { css } from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** A native `select`, in line with the other controls. */
export const selectStyles = css`
  min-block-size: ${token('control-height')};
  padding-inline: ${token('space-8')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
`;
