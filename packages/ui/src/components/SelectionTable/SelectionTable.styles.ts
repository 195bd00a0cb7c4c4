import { css, styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { pageEnd } from '../PhoneListBar/PhoneListBar.styles.ts';
import { token } from '../../theme/token.ts';
import { asCards } from '../DataTable/styles/asCards.ts';
import { choiceStyles } from '../Field/choiceStyles.ts';
import { tickStyles } from '../Field/tickStyles.ts';

/** A card has its box before all else, and that of the page is over the cards. */
const selectedCards = css`
  && [data-part='all'] > :first-child {
    display: inline-flex;
  }

  tbody tr:not([data-detail], [data-skeleton]) {
    position: relative;
    padding-inline-start: ${token('space-48')};
  }

  && tbody tr > [data-column='select'] {
    position: absolute;
    inset-block-start: ${token('space-8')};
    inset-inline-start: ${token('space-16')};
  }

  /* With a column of the card's grid, its place would start where that column does: over the name. */
  &&& tbody tr:not([data-detail]) > [data-column='select']:nth-child(n) {
    grid-area: auto !important;
  }

  /* Next to its box, a name has the whole line before it breaks. */
  @container table (inline-size < 24rem) {
    && tbody tr:not(:has(> [data-card='status'])) > [data-card='lead']:not([data-column='select']) {
      grid-column: 1 / 4;
    }
  }
`;

/** A table whose rows have boxes, and the bar for the selected ones. */
export const SelectionFrame = styled.div<{ readonly $least: number }>`
  [data-part='select'] {
    display: inline-grid;
    place-items: center;
    inline-size: max(28px, ${token('target')});
    block-size: max(28px, ${token('target')});
    margin-inline-start: calc((1.25rem - max(28px, ${token('target')})) / 2);
    vertical-align: middle;
    cursor: pointer;

    input {
      ${tickStyles}
      margin: 0;
    }
  }

  /* On the row, not on its cells, and without :has(): both style 1,400 elements for a range of 50 rows. */
  tbody tr[data-selected] {
    background: ${token('color-selected')};
  }

  /* Its box is over those of the rows. */
  [data-part='all'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    /* A button that comes does not move the rows. */
    min-block-size: max(32px, ${token('target')});

    > :first-child {
      ${choiceStyles}
      display: none;
      margin-inline-start: -2px;
    }
  }

  [data-part='selecting'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-8')};
  }

  /* The label of the box of the page is for screen readers. */
  thead [data-column='select'] {
    font-size: 0;

    > * {
      margin-inline-start: -2px;
    }
  }

  ${({ $least }) => asCards($least, selectedCards)}

  @media (forced-colors: active) {
    tbody tr[data-selected] > [data-column='select'] {
      border-inline-start: 4px solid Highlight;
    }
  }

  @media print {
    && tr > [data-column='select'],
    [data-part='all'] {
      display: none;
    }
  }
`;

/** Stays at the end of the window while its table is in sight. */
export const SelectionBarFrame = styled.section`
  position: sticky;
  inset-block-end: ${token('space-8')};
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};
  padding: ${token('space-8')} ${token('space-16')};
  margin-block-start: ${token('space-8')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 2px 8px ${token('color-shadow')};

  > :last-child {
    margin-inline-start: auto;
  }

  /* One line in the place of the list's own bar; it scrolls to the other buttons. */
  @media ${below('md')} {
    position: fixed;
    inset: auto 0 0;
    z-index: 16;
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0;
    padding-block-end: max(${token('space-8')}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;

    > * {
      flex: none;
    }

    /* The end of the page scrolls free of the bar. */
    body:has(&) {
      padding-block-end: ${pageEnd};
    }
  }

  @media print {
    display: none;
  }
`;
