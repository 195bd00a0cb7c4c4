import { css, styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { asCards } from '../DataTable/styles/asCards.ts';

/** The room of the button that opens a branch. */
const opener = `max(28px, ${token('target')})`;

const indentation = css`
  th[data-card='heading'] {
    padding-inline-start: calc(${token('space-16')} + var(--level) * var(--step));
    overflow-wrap: anywhere;

    a {
      white-space: normal;
    }
  }

  &[data-nests] th[data-card='heading'] {
    padding-inline-start: calc(${token('space-16')} + var(--level) * var(--step) + ${opener});
  }

  /* Names of several lines are aligned, next to the button. */
  [data-part='branch'] {
    display: inline-grid;
    margin-inline: calc(-1 * ${opener} - ${token('space-4')}) ${token('space-4')};
  }

  tr[data-branch] > [data-card='heading'] {
    font-weight: ${token('font-weight-strong')};
  }
`;

/** The button of the hidden columns has three dots; the arrow opens the branch. */
const more = css`
  [data-part='expander'] {
    margin-inline: ${token('space-4')} 0;

    &::before {
      inline-size: 4px;
      block-size: 4px;
      border: 0;
      border-radius: 50%;
      background: currentColor;
      box-shadow:
        -6px 0 currentColor,
        6px 0 currentColor;
      rotate: none;
    }

    &:dir(rtl):not([aria-expanded='true'])::before {
      rotate: none;
    }

    @media (forced-colors: active) {
      &::before {
        content: '⋯';
        inline-size: auto;
        block-size: auto;
        background: none;
      }
    }
  }
`;

const branchLines = css`
  tr[data-detail='branch'] > td {
    border: 0;
  }

  tr[data-detail='branch'] > td > div {
    display: flex;
    align-items: center;
    gap: ${token('space-4')} ${token('space-12')};
    min-block-size: ${token('row-height')};
    padding: 3px ${token('space-16')};
    padding-inline-start: calc(${token('space-16')} + var(--level) * var(--step) + ${opener});
    border-block-end: 1px solid ${token('color-divider')};
    background: none;
    color: ${token('color-text-muted')};

    &:has(button) {
      flex-wrap: wrap;
    }
  }
`;

/** The row that was looked for. */
const marked = css`
  tr[data-marked],
  tr[data-marked] > * {
    background: ${token('color-selected')};
  }

  tr[data-marked] > [data-card='heading'] {
    box-shadow: inset 3px 0 ${token('color-primary')};

    &:dir(rtl) {
      box-shadow: inset -3px 0 ${token('color-primary')};
    }
  }

  @media (forced-colors: active) {
    tr[data-marked] > [data-card='heading'] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

/** Cards are indented by their level, and name their figures. */
const cards = css`
  tbody tr {
    --step: ${token('space-12')};
    --indent: calc(${token('space-16')} + min(var(--level), 6) * var(--step));
  }

  tbody tr:not([data-detail]) {
    position: relative;
    padding-inline-start: var(--indent);
  }

  /* It is in the cell of the name, and shows at the end of the card's first line. */
  && tbody tr [data-part='expander'] {
    position: absolute;
    grid-area: auto;
    inset-block-start: ${token('space-12')};
    inset-inline-end: ${token('space-16')};
  }

  tbody tr[data-detail='branch'] {
    border: 0;

    & > td > div {
      padding-inline-start: var(--indent);
    }
  }

  /* A card that opens has its arrow before the name; all else begins where the name would. */
  && tbody tr > [data-card='heading'] {
    grid-column: 1 / 4;
    order: 0;
    padding: 0;
    font-size: ${token('font-size-h4')};
  }

  && tbody tr:has(> [data-card='status']) > [data-card='heading'] {
    grid-column: 1 / 3;
  }

  && tbody tr > [data-card='heading']:has([data-part='branch']) {
    padding-inline: calc(${opener} - ${token('space-4')}) ${token('space-8')} !important;
  }

  && tbody tr > [data-card='summary'] {
    display: flex;
    grid-column: 1 / -1;
    justify-self: stretch;
    justify-content: space-between;
    gap: ${token('space-12')};
    padding: 0;
  }

  [data-card='summary']::before {
    content: attr(data-label);
    font-weight: normal;
    color: ${token('color-text-muted')};
    text-align: start;
  }
`;

const print = css`
  @media print {
    && th[data-card='heading'] {
      padding-inline-start: calc(3pt + var(--level) * 10pt) !important;
    }

    [data-part='branch'],
    tr[data-detail='branch'] button {
      display: none;
    }
  }
`;

/** The additions of a tree to a table: indentation, the buttons of branches, and lines about branches. */
export const TreeFrame = styled.div<{ readonly $least: number }>`
  --level: 0;
  --step: ${token('space-24')};

  ${indentation}
  ${more}
  ${branchLines}
  ${marked}
  ${({ $least }) => asCards($least, cards)}
  ${print}
`;
