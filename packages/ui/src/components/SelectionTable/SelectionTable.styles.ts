import { css, styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { pageEnd } from '../PhoneListBar/PhoneListBar.tsx';
import { token } from '../../theme/token.ts';
import { edgeWidth } from '../DataTable/widths/hidingStyles.ts';
import { asCards } from '../DataTable/styles/asCards.ts';
import { tickStyles } from '../Field/tickStyles.ts';

/** A card starts with its box. The box of the page is in the bar. */
const selectedCards = css`
  && [data-part='page'] {
    display: block;
  }

  tbody tr:not([data-detail], [data-skeleton]) {
    position: relative;
    padding-inline-start: ${token('space-48')};
  }

  && tbody tr > [data-column='select'] {
    position: absolute;
    /* The middle of its target, whatever the size, is in the first line. */
    inset-block-start: calc(${token('space-8')} + 14px - max(28px, ${token('target')}) / 2);
    inset-inline-start: calc(${token('space-16')} + 14px - max(28px, ${token('target')}) / 2);
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

/** In a row, the box replaces the button that opens the row. */
const selectedRows = css`
  section:not([data-opens='always']) table {
    --lead: ${edgeWidth + 0.25}rem;
    --boxes: 0.25rem;
  }

  tr > [data-column='open'] {
    display: none;
  }

  && tr > [data-column='select'] {
    inline-size: var(--lead) !important;
    padding: ${token('space-4')} 0 0;
    overflow: visible;
  }

  /* Over the edge of the next cell, which has no text there. */
  thead [data-column='select'] > *,
  [data-part='select'] {
    position: absolute;
    z-index: 2;
    inline-size: max(24px, min(32px, var(--lead) + 6px));
    block-size: 24px;
    margin-block-start: 2px;
    padding-inline-start: calc((min(32px, var(--lead) + 6px) - 1rem) / 2);
    place-items: center start;
  }

  thead [data-column='select'] > * {
    margin-block-start: -12px;
    margin-inline-start: -2px;
  }

  /* Over the next header, which is sticky too. */
  thead tr > [data-column='select'] {
    z-index: 3;
  }

  [data-column='select'] input {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** A table whose rows have boxes, and the bar for the selected ones. */
export const SelectionFrame = styled.div<{ readonly $least: number }>`
  [data-part='select'] {
    display: inline-grid;
    place-items: center;
    inline-size: max(28px, ${token('target')});
    block-size: max(28px, ${token('target')});
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

  [data-part='page'] {
    display: none;
    margin-inline-end: calc(-1 * ${token('space-8')});
  }

  /* The label of the box of the page is for screen readers. */
  thead [data-column='select'],
  [data-part='page'] {
    font-size: 0;
  }

  ${({ $least }) => asCards($least, selectedCards)}

  @media ${from('md')} {
    @container table (inline-size >= ${({ $least }) => $least}rem) {
      ${selectedRows}
    }
  }

  @media (forced-colors: active) {
    tbody tr[data-selected] > [data-column='select'] {
      border-inline-start: 4px solid Highlight;
    }
  }

  @media print {
    && tr > [data-column='select'] {
      display: none;
    }
  }
`;

/** Stays at the end of the window while its table is visible. */
export const SelectionBarFrame = styled.section`
  position: sticky;
  inset-block-end: ${token('space-8')};
  z-index: 3;
  /* One line, which scrolls to the other buttons. */
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  overflow-x: auto;
  min-block-size: 3.5rem;
  padding-inline: ${token('space-16')};
  margin-block-start: ${token('space-8')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 2px 8px ${token('color-shadow')};

  > * {
    flex: none;
  }

  > :last-child {
    margin-inline-start: auto;
  }

  /* In the place of the list's own bar. */
  @media ${below('md')} {
    position: fixed;
    inset: auto 0 0;
    z-index: 16;
    margin: 0;
    padding-block-end: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-radius: 0;

    > strong {
      flex: 0 1 auto;
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
