import { styled } from 'styled-components';
import { TableFrame } from '../SortableTable/SortableTable.styles.ts';
import { token } from '../../theme/tokens.ts';

/** The frame of every table, with what rows that open, density and a first column that stays need. */
export const DataFrame = styled(TableFrame)`
  [data-part='lead'] {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
  }

  [data-part='expander'] {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: max(28px, ${token('target')});
    block-size: max(28px, ${token('target')});
    margin-inline-start: calc(-1 * ${token('space-4')});
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  [data-part='expander']:hover {
    background: ${token('color-hover')};
  }

  [data-part='expander'] > svg {
    transition: rotate ${token('motion-fast')};
  }

  [data-part='expander'][aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  tr[data-detail] > td {
    max-inline-size: none;
    padding: 0;
    background: ${token('color-canvas')};
  }

  /* What opens keeps to the width in sight, however wide the table is. */
  tr[data-detail] > td > div {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: 100cqi;
    padding: ${token('space-12')} ${token('space-16')} ${token('space-16')} ${token('space-48')};
  }

  &[data-density='compact'] tbody > tr:not([data-detail]) > * {
    padding-block: ${token('space-4')};
  }

  @container (inline-size >= 40rem) {
    [data-scrolled='true'] tr:not([data-detail]) > :first-child {
      box-shadow: 8px 0 8px -8px ${token('color-shadow')};
    }
  }

  @media (max-width: 767.98px) {
    tbody tr[data-expanded] {
      border-block-end: 0;
    }

    tbody tr[data-detail] {
      padding: 0;
    }

    tbody tr[data-detail] > td > div {
      position: static;
      inline-size: auto;
      padding: ${token('space-12')} ${token('space-16')} ${token('space-16')};
    }

    tbody tr[data-detail] > td::before {
      content: none;
    }
  }
`;
