import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** A control whose value is wrong: styles alone, which the stories of fields show. */
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
