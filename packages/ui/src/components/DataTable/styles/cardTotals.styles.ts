import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';

/** The totals under cards: each sum on a separate line, after its name. */
export const cardTotals = css`
  tfoot,
  tfoot tr {
    display: block;
  }

  tfoot tr {
    padding: ${token('space-12')} ${token('space-16')};
  }

  && tfoot tr > :nth-child(n) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space-12')};
    block-size: auto;
    padding: 0 !important;
    border: 0;
  }

  && tfoot tr > :nth-child(n):empty {
    display: none;
  }

  tfoot tr > td::before {
    content: attr(data-label);
    color: ${token('color-text-muted')};
    text-align: start;
  }
`;
