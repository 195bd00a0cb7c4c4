import { css } from 'styled-components';

/** On paper a table is its rows, with all columns and the head on every page. */
export const printStyles = css`
  @media print {
    border: 0;

    > [data-part='toolbar'],
    > [data-part='footer'],
    th[data-sorts]:not([aria-sort]) svg {
      display: none;
    }

    > [data-part='scroller'][data-overflows] {
      max-block-size: none;
      overflow: visible;
      box-shadow: none;
    }

    &[data-status] table {
      table-layout: auto;
      font-size: 8.5pt;
      line-height: 1.3;
    }

    && tr > [data-column] {
      position: static;
      display: table-cell;
      overflow: visible;
      block-size: auto;
    }

    /* Values are under their header, at the table's edge too. */
    tr > [data-column] {
      padding: 2pt 3pt !important;
    }

    && tr > :is([data-column='open'], [data-card='action'], th[data-acts]) {
      display: none;
    }

    && small {
      font-size: inherit;
      line-height: inherit;
    }

    && thead th {
      inline-size: auto !important;
    }

    && thead th > button {
      padding: 0 !important;
    }

    tr {
      break-inside: avoid;
    }

    /* Nothing is cut off: long text wraps. */
    && tr > td > span[data-clamps] {
      display: inline;
      overflow: visible;
      white-space: normal;
    }

    && td [data-tone] {
      gap: 2pt;
      padding: 0;
      font-size: inherit;
      white-space: nowrap;
    }

    [data-tone] + small {
      white-space: nowrap;
    }
  }
`;
