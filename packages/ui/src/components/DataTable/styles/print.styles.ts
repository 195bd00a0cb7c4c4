import { css } from 'styled-components';

/** On paper a table is its rows, with all columns and the head on every page. */
export const printStyles = css`
  @media print {
    border: 0;

    > [data-part='toolbar'],
    > [data-part='footer'],
    [data-part='expander'] {
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
      display: table-cell;
      block-size: auto;
      padding: 2pt 3pt;
    }

    && tr > [data-card='action'] {
      display: none;
    }

    thead th {
      position: static;
    }

    tr {
      break-inside: avoid;
    }

    td > span[title] {
      display: inline;
    }
  }
`;
