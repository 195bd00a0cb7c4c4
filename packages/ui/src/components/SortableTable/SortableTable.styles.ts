import { css, styled } from 'styled-components';
import { cardStyles } from './cards.styles.ts';
import { token } from '../../theme/tokens.ts';

/** A first load's rows: a bar where the text of each cell comes. */
const skeletonStyles = css`
  tr[data-skeleton] td::after {
    content: '';
    display: block;
    inline-size: 70%;
    block-size: 1rem;
    border-radius: ${token('radius-control')};
    background: ${token('color-divider')};
  }
`;

/**
 * The header stays in sight under whatever bar the shell keeps at the top (`--sticky-top`). A table
 * too wide for its place scrolls in both directions, so that the header can stay there too.
 */
const scrollStyles = css`
  [data-part='scroller'] {
    overflow-x: auto;
    container-type: inline-size;
  }

  [data-part='scroller'][data-overflows='false'] {
    overflow: visible;
  }

  [data-part='scroller'][data-overflows='true'] {
    --sticky-top: 0px;
    max-block-size: max(24rem, 100dvh - 10rem);
    overflow: auto;
    /* Where the scroll bar hides, the shade says that there are more columns. */
    box-shadow: inset -10px 0 10px -10px ${token('color-text-muted')};
  }

  thead th {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: 2;
  }

  @container (inline-size >= 40rem) {
    [data-overflows='true'] tr > :first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: ${token('color-surface')};
    }

    [data-overflows='true'] thead tr > :first-child {
      z-index: 3;
    }
  }
`;

/** One styled element for the whole table: cells are plain, because there are many. */
export const TableFrame = styled.section`
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > [data-part='toolbar'] {
    padding: ${token('space-12')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  > [data-part='footer'] {
    padding: ${token('space-12')} ${token('space-16')};
  }

  > [data-part='message'] {
    padding: ${token('space-40')} ${token('space-16')};
  }

  [data-part='card-sort'] {
    display: none;
  }

  table {
    inline-size: 100%;
    border-spacing: 0;
    font-size: ${token('row-font-size')};
    line-height: ${token('row-line-height')};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    block-size: ${token('row-height')};
    max-inline-size: 18rem;
    padding: ${token('space-8')} ${token('space-12')};
    border-block-end: 1px solid ${token('color-divider')};
    font-weight: 400;
    text-align: start;
    overflow-wrap: break-word;
  }

  /* The eighth column makes room with the smaller of the two types that tables have. */
  @media (min-width: 768px) {
    &[data-width='wide'] table {
      font-size: ${token('font-size-compact')};
      line-height: ${token('line-height-compact')};
    }
  }

  /* The second line of a cell: the id under a name. */
  td > small {
    display: block;
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  [data-card='status'],
  [data-card='action'] {
    white-space: nowrap;
  }

  [data-align='end'] {
    text-align: end;
  }

  col[data-highlighted] {
    background: ${token('color-selected')};
  }

  thead th {
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
    font-weight: 600;
    /* Columns have whole pixels: a word may be a fraction of one wider than its own. */
    overflow-wrap: normal;

    &[aria-sort] {
      color: ${token('color-text')};
    }

    &[data-sorts] {
      padding: 0;
    }
  }

  thead button {
    display: flex;
    align-items: center;
    justify-content: inherit;
    gap: ${token('space-4')};
    inline-size: 100%;
    block-size: 100%;
    min-block-size: ${token('row-height')};
    padding: ${token('space-8')} ${token('space-12')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;

    & > svg {
      flex: none;
    }

    &:hover {
      color: ${token('color-text')};
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  tbody {
    transition: color 100ms linear;
  }

  &[data-status='refreshing'] tbody {
    color: ${token('color-text-muted')};
    transition-delay: 150ms;
  }

  ${skeletonStyles}
  ${scrollStyles}
  ${cardStyles}
`;
