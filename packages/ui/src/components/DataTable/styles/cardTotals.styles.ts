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

/** The first column of a card, and the row's name if another column is first. */
export const cardLead = css`
  [data-card='lead'] {
    grid-column: 1 / 3;
    order: 0;
    font-weight: ${token('font-weight-strong')};
  }

  /* Under another name, the row's is in one line of plain text. */
  tbody tr:has(> [data-card='lead']) > [data-card='heading'][data-kind='nameId'] {
    font-weight: ${token('font-weight')};

    > [data-part='name-id'] > small {
      display: inline;
    }
  }
`;
