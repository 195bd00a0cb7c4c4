import { type css, styled } from 'styled-components';
import { below, from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { asCards } from './styles/asCards.ts';
import { compactStyles } from './styles/compact.styles.ts';
import { cardStyles } from './styles/cards.styles.ts';
import { cornerStyles } from './styles/corners.styles.ts';
import { printStyles } from './styles/print.styles.ts';
import { rowStyles } from './styles/rows.styles.ts';
import { scrollStyles } from './styles/scroll.styles.ts';

interface TableFrameProps {
  /** How columns are hidden where the table is too narrow for all. */
  readonly $narrow: ReturnType<typeof css>[];
  /** The value that decides the order, in cards. */
  readonly $sorted: ReturnType<typeof css> | undefined;
  /** Narrower than this, in rem, the rows are cards. */
  readonly $least: number;
}

/** One styled element for the whole table: cells are plain, because there are many. */
export const TableFrame = styled.section<TableFrameProps>`
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};

  > [data-part='toolbar'] {
    padding: ${token('space-8')} ${token('space-16')} ${token('space-4')};
    border-block-end: 1px solid ${token('color-divider')};
  }

  > [data-part='footer'] {
    padding: ${token('space-8')} ${token('space-16')};
  }

  > [data-part='message'] {
    padding: ${token('space-40')} ${token('space-16')};
  }

  [data-part='card-sort'] {
    display: none;
  }

  table {
    inline-size: 100%;
    table-layout: fixed;
    border-spacing: 0;
    font-size: ${token('font-size-compact')};
    line-height: ${token('line-height-compact')};
    font-variant-numeric: tabular-nums;
  }

  ${rowStyles}
  ${scrollStyles}
  ${cornerStyles}

  ${({ $least }) => compactStyles($least)}

  @media ${from('md')} {
    ${({ $narrow }) => $narrow}
  }

  ${({ $least }) => asCards($least, cardStyles)}
  ${({ $least, $sorted }) => $sorted && asCards($least, $sorted)}

  /* A list with a bar at the bottom sorts there. */
  @media ${below('md')} {
    &:has([data-part='phone-list-bar']) [data-part='card-sort'] {
      display: none;
    }
  }

  ${printStyles}
`;
