import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** Styles of a control with an error. The stories of fields show them. */
export const wrong = css`
  border-color: ${token('color-danger')};
  box-shadow: inset 0 0 0 1px ${token('color-danger')};
`;

/** A control that takes no value now. */
export const disabled = css`
  background-color: ${token('color-skeleton')};
  color: ${token('color-text-muted')};
  cursor: not-allowed;
`;
