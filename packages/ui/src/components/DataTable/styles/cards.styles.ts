import { css } from 'styled-components';
import { selectStyles } from '../../Field/selectStyles.ts';
import { token } from '../../../theme/token.ts';
import { cardLead, cardTotals } from './cardTotals.styles.ts';

/** The size of the button that opens a card. */
const target = `max(28px, ${token('target')})`;
const closedCard = css`
  tbody tr:not([data-detail]) {
    display: grid;
    /* A long status takes another line before it takes the room of the name. */
    grid-template-columns: max-content minmax(0, 1fr) fit-content(60%);
    align-items: center;
    gap: ${token('space-2')} ${token('space-8')};
    padding: ${token('space-12')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  tbody tr:not([data-detail]):has([data-part='expander']) {
    grid-template-columns: max-content minmax(0, 1fr) fit-content(60%) 0.75rem;
  }

  tbody tr[data-expanded] {
    border-block-end: 0;
  }

  tbody tr > * {
    display: none;
    block-size: auto;
    border: 0;
    text-align: start;
  }

  /* Cells at the edges, and those of many columns, have another padding. */
  && tbody tr > :nth-child(n) {
    overflow: visible;
    padding: 0 !important;
    background: none;
  }

  tbody tr > [data-column='open'] {
    display: contents;
  }

  tbody tr > [data-card]:where(:not([data-card='field'])) {
    display: block;
  }

  [data-card='status'],
  [data-card='status'] > [data-tone] {
    grid-column: 3;
    order: 1;
    justify-self: end;
  }

  /* The line under a state is next to the action, under the value that decides the order. */
  tbody tr > [data-card='status']:has(> [data-tone] + small) {
    display: contents;

    > small {
      grid-column: 1 / 3;
      order: 5;
    }

    ~ [data-card='action'] {
      grid-row: span 2;
    }
  }

  tbody tr > [data-card='heading'] {
    grid-column: 1 / 4;
    order: 2;
    font-weight: ${token('font-weight-strong')};
  }

  /* Links are under each other: each has its 24 px. */
  tbody tr:not([data-detail]) > [data-card] a:not([data-size]) {
    margin-block: 0;
  }

  [data-card='summary'] {
    grid-column: 1 / -1;
    order: 3;
  }

  [data-kind='id']:has(~ [data-card='kind']) {
    grid-column: 1;
  }

  tbody tr > [data-card='kind'] {
    grid-column: 2 / -1;
    order: 3;
    color: ${token('color-text-muted')};

    &::before {
      content: '· ';
    }

    > span {
      display: inline;
    }
  }

  [data-card='summary'][data-kind='id'],
  [data-card='heading'] > small {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight')};
  }

  /* A fact with its name takes a line in the smaller of the two types that tables have. */
  tbody tr:not([data-detail]) > [data-card='summary'][data-label] {
    grid-column: 1 / -1;
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};

    &::before {
      content: attr(data-label) ' ';
      color: ${token('color-text-muted')};
      font-size: ${token('font-size-small')};
    }

    > span[data-clamps] {
      display: inline;
    }

    > small {
      display: inline;
      white-space: nowrap;

      &::before {
        content: ' ';
        white-space: normal;
      }
    }
  }

  /* The last one is next to the actions. */
  tbody
    tr:has(> [data-card='action'] :is(a, button))
    > [data-card='summary'][data-label]:not(:has(~ [data-card='summary'])) {
    grid-column: 1 / 3;
  }

  [data-card='summary'][data-align='end'] {
    grid-column: 3 / -1;
    justify-self: end;
    font-weight: ${token('font-weight-strong')};
  }

  /* An amount is where other cards have their status. */
  tbody
    tr:not(:has(> [data-card='status']))
    > [data-card='summary'][data-align='end']:not([data-label]) {
    order: 1;
    grid-column: 3;
  }

  /* The heading of a row that has nothing before it is next to its status or amount. */
  tbody tr:not(:has(> [data-card='lead'])) {
    > [data-card='heading'] {
      order: 0;
    }

    &:has(> [data-card='status'], > [data-card='summary'][data-align='end']:not([data-label]))
      > [data-card='heading'] {
      grid-column: 1 / 3;
    }
  }

  tbody tr > [data-card='summary']:empty {
    display: none;
  }

  tbody tr > [data-card='action'] {
    order: 4;
    grid-column: 3 / -1;
    justify-self: end;

    &:not(:has(a, button)) {
      display: none;
    }
  }

  /* Where a name would break next to it, the status is under the name. A fact with a note has its line. */
  @container table (inline-size < 19.375rem) {
    &&&&& tbody tr:has(> [data-card='status']) > :is([data-card='lead'], [data-card='heading']),
    &&&&& tbody tr > [data-card='summary'][data-label]:has(> small),
    [data-card='status'],
    [data-card='status'] > [data-tone] {
      grid-column: 1 / 4;
      justify-self: start;
    }
  }

  /* Large text has room for one thing a line, and is not shortened. */
  @container table (inline-size < 15rem) {
    tbody tr:not([data-detail]) > :nth-child(n):nth-child(n) {
      grid-column: 1 / 4 !important;
      justify-self: start;
      white-space: normal;
    }

    tbody tr:not([data-detail]) > [data-card='heading'] {
      justify-self: stretch;
    }

    td > span[data-clamps] {
      display: inline;
    }
  }

  /* At the end of the first line. Its target covers what is around it. */
  && [data-part='expander'] {
    display: inline-grid;
    grid-area: 1 / 4;
    margin-block: calc((${token('line-height-compact')} - ${target}) / 2);
    margin-inline: calc((0.75rem - ${target}) / 2);
  }

  tbody tr[data-skeleton] > :nth-child(-n + 3) {
    display: block;
    grid-column: 1 / -1;
  }
`;

const openCard = css`
  tbody tr[data-detail] {
    display: block;
    border-block-end: 1px solid ${token('color-divider')};
  }

  tbody tr[data-detail] > td {
    display: block;
  }

  tbody tr[data-detail] > td > div {
    border: 0;
    position: static;
    inline-size: auto;
    padding: ${token('space-12')} ${token('space-16')} ${token('space-16')};
  }

  [data-part='rest']:has(> [data-card='field']) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  }

  [data-part='rest'] > [data-card='field'] {
    display: block;
  }

  [data-part='rest'] + * {
    margin-block-start: ${token('space-12')};
  }
`;

/**
 * Rows as cards: the person and the status, the id, the summary and the actions. The other columns
 * show when the card is open. The elements are the same.
 */
export const cardStyles = css`
  && [data-part='scroller'] > table {
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
  }

  [data-part='scroller'] > table,
  tbody {
    display: block;
  }

  thead,
  [data-part='row-box'] {
    display: none;
  }

  [data-part='card-sort'] {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    padding: ${token('space-8')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
    color: ${token('color-text-muted')};
    white-space: nowrap;

    select {
      ${selectStyles}
      min-inline-size: 0;
    }
  }

  ${closedCard}
  ${cardLead}
  ${openCard}
  ${cardTotals}
`;
