import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';

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
