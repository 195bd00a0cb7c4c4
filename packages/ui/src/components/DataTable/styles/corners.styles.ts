import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';

/** Inside of the frame's line. */
const corner = `calc(${token('radius-card')} - 1px)`;

/**
 * Where nothing is over the head or under the rows, they have the corners of the frame, and the last
 * row has only the line of the frame. Clipping does not break the sticky head. No `:has()` of the
 * frame: with it, the browser restyles all cells whenever something opens in the toolbar.
 */
export const cornerStyles = css`
  [data-part='scroller'][data-overflows='false'] {
    overflow: clip;
  }

  > :first-child:not([data-part='toolbar']) + [data-part='scroller'] {
    border-start-start-radius: ${corner};
    border-start-end-radius: ${corner};
  }

  > [data-part='scroller']:last-child {
    border-end-start-radius: ${corner};
    border-end-end-radius: ${corner};

    tbody:last-child > tr:last-child,
    tbody:last-child > tr:last-child > *,
    tbody:last-child > tr:last-child > td > div {
      border-block-end: 0;
    }
  }
`;
