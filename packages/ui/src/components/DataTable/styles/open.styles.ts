import { css } from 'styled-components';
import { token } from '../../../theme/token.ts';
import { edgeWidth, openerWidth } from '../widths/hidingStyles.ts';
import { pairStyles } from '../../DescriptionList/pair.styles.ts';

/** The button that opens a row, where there is something to open, and the detail. */
export const openStyles = css`
  [data-part='expander'] {
    display: none;
  }

  /* Where nothing opens, the first cell is the edge of the table. */
  table {
    --lead: ${edgeWidth}rem;
    --boxes: 0rem;
  }

  tr > [data-column='open'] {
    inline-size: var(--lead);
    padding: ${token('space-4')} 0 0;
  }

  [data-part='expander'],
  [data-part='branch'] {
    vertical-align: middle;
    place-items: center;
    inline-size: max(28px, ${token('target')});
    block-size: max(28px, ${token('target')});
    border-radius: ${token('radius-control')};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;

    &::before {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      border: solid currentColor;
      border-width: 2px 2px 0 0;
      rotate: 45deg;
      transition: rotate ${token('motion-fast')};
    }

    &:dir(rtl)::before {
      rotate: 225deg;
    }

    &[aria-expanded='true']::before {
      rotate: 135deg;
    }

    &:hover {
      background: ${token('color-hover')};
    }
  }

  &[data-selects] table {
    --lead: ${edgeWidth + 0.25}rem;
    --boxes: 0.25rem;
  }

  &[data-opens='always'] {
    table {
      --lead: ${openerWidth}rem;
      --boxes: 0rem;
    }

    [data-part='expander'] {
      display: inline-grid;
    }
  }

  tr[data-detail] > td {
    block-size: auto;
    padding: 0;
    border: 0;
  }

  tr[data-detail='rest'] {
    display: none;
  }

  /* The detail is as wide as the part in sight, however wide the table is. */
  tr[data-detail] > td > div {
    position: sticky;
    inset-inline-start: 0;
    inline-size: 100cqi;
    padding-block: ${token('space-12')} ${token('space-16')};
    padding-inline: ${token('space-48')} ${token('space-16')};
    border-block-end: 1px solid ${token('color-divider')};
    background: ${token('color-canvas')};
  }

  /* A list of which nothing shows would be read as an empty one. */
  [data-part='rest'] {
    display: none;
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    gap: ${token('space-8')} ${token('space-24')};
    margin: 0;

    & > div {
      display: none;
    }

    ${pairStyles}
  }
`;
