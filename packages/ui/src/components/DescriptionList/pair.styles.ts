import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** The look of a label and its value, wherever a `dl` has them: styles alone. */
export const pairStyles = css`
  & dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & dd {
    margin: 0;
  }
`;
