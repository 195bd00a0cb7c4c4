import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import { openStyles } from './open.styles.ts';

/** The header of a sortable column is a button that fills its cell. */
const headStyles = css`
  thead tr > * {
    block-size: max(2.25rem, ${token('target')});
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
    font-weight: 600;

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
    gap: ${token('space-2')};
    inline-size: 100%;
    block-size: 100%;
    padding: 7px 6px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;

    & > svg {
      flex: none;
    }

    /* In Firefox the button is not as high as a cell next to one of two lines. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    &:hover {
      color: ${token('color-text')};
    }
  }

  /* The button that opens a row is close to its name. */
  :is(th, [data-column='open']) button:focus-visible {
    outline-offset: -3px;
  }

  [data-align='end'] > button {
    justify-content: end;
  }
`;

/** The cells: they grow by lines, amounts are at the end, and the totals under them. */
export const rowStyles = css`
  th,
  td {
    block-size: ${token('row-height')};
    /* With the line under it, a row of two lines takes 56 px. */
    padding: ${token('space-8')} 6px 7px;
    border-block-end: 1px solid ${token('color-divider')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th,
  [data-card='action'],
  tfoot > tr > * {
    vertical-align: middle;
  }

  /* Nothing prints over the next cell: what has no room has a tooltip. */
  tbody > tr:not([data-detail]) > :not([data-column='open']) {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* A row that changes is painted alone: without this, Chromium paints all rows again. */
  tbody > tr {
    isolation: isolate;
  }

  tbody > tr:not([data-detail], [data-skeleton]):hover {
    background: color-mix(in srgb, ${token('color-text')} 4%, ${token('color-surface')});
  }

  tr > :first-child,
  thead tr > :first-child > button {
    padding-inline-start: ${token('space-16')};
  }

  tr > :last-child,
  thead tr > :last-child > button {
    padding-inline-end: ${token('space-12')};
  }

  /* A state in a row is an icon and a word. */
  tbody > tr:not([data-detail]) [data-tone] {
    gap: ${token('space-4')};
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    vertical-align: top;
  }

  /* The second line of a cell. */
  td > small,
  th > small,
  [data-part='name-id'] > small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  td > small[data-tone='danger'] {
    color: ${token('color-danger')};
  }

  /* A target of at least 24 px that leaves the height of its line as it is. */
  tr:not([data-detail]) > * a:not([data-size]) {
    display: inline-block;
    max-inline-size: 100%;
    padding-block: ${token('space-2')};
    margin-block: calc(-1 * ${token('space-2')});
    vertical-align: top;
  }

  /* The bar is a border, which paper and forced colors keep; a share above 100 % is cut off. */
  [data-part='share'] {
    display: grid;
    grid-template-columns: 4rem 4.25rem;
    align-items: center;
    justify-content: end;

    &::before {
      content: '';
      block-size: 0.5rem;
      border-inline-start: calc(clamp(0, var(--share), 1) * 4rem) solid ${token('color-chart-1')};
      border-radius: 2px;
      background: ${token('color-divider')};
    }
  }

  td > span[data-clamps] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  [data-align='end'] {
    text-align: end;
  }

  /* An amount keeps its distance from the text after it. */
  [data-align='end'] + td:not([data-align='end']),
  [data-align='end'] + th:not([data-align='end'], [data-sorts]),
  [data-align='end'] + th:not([data-align='end']) > button {
    padding-inline-start: ${token('space-16')} !important;
  }

  [data-highlighted] {
    background: ${token('color-selected')};
  }

  tfoot > tr > * {
    border-block-start: 2px solid ${token('color-divider')};
    border-block-end: 0;
    font-weight: 600;
  }

  tbody {
    transition: color 100ms linear;
  }

  &[data-status='refreshing'] tbody {
    color: ${token('color-text-muted')};
    transition-delay: 150ms;
  }

  /* As a whole, with its links and badges. */
  &[data-status='stale'] :is(tbody, tfoot) {
    opacity: 0.5;
  }

  /* A first load's rows: a bar in the place of each cell's text. */
  tr[data-skeleton] td::after {
    content: '';
    display: block;
    inline-size: 70%;
    block-size: 1rem;
    border-radius: ${token('radius-control')};
    background: ${token('color-divider')};
  }

  ${headStyles}
  ${openStyles}
`;
