import { css } from 'styled-components';
import { token } from '../../theme/token.ts';

/** Styles of a label and its value in a `dl`. */
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
