import { type ReactNode, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../../theme/token.ts';
import type { RootProps } from '../../rootProps/RootProps.ts';
import type { Column } from '../Column.ts';
import { type PinnedColumn, pinnedOffsets } from './pinnedOffsets.ts';

export interface PinnedColumnsProps extends RootProps<HTMLDivElement> {
  /** The columns of the table, with `pinned` on those that stay; a pinned one has no `hideOrder`. */
  readonly columns: readonly Column<never>[];
  /** The table. */
  readonly children: ReactNode;
}

/** The shade at the edge of the pinned columns, toward those that scroll under them. */
const shade = (edge: PinnedColumn['edge']) => {
  const by = edge === 'start' ? 8 : -8;
  return css`
    box-shadow: ${by}px 0 8px -8px ${token('color-shadow')};

    &:dir(rtl) {
      box-shadow: ${-by}px 0 8px -8px ${token('color-shadow')};
    }
  `;
};

const none = css`
  box-shadow: none;
`;

const stylesOf = ({ id, edge, offset, isInner }: PinnedColumn) => css`
  && [data-overflows='true'] tr > [data-column='${id}'] {
    position: sticky;
    inset-inline-${edge}: ${offset}rem;
    z-index: 1;
  }

  && [data-overflows='true'] tr > [data-column='${id}']:not([data-highlighted]) {
    background: inherit;
  }

  && [data-overflows='true'] thead tr > [data-column='${id}'] {
    z-index: 3;
    background: ${token('color-surface')};
  }

  &&& [data-overflows='true']${edge === 'start' ? "[data-scrolled='true']" : ''} tr > [data-column='${id}'] {
    ${isInner ? shade(edge) : none}
  }
`;

const Frame = styled.div<{ readonly $pinned: readonly PinnedColumn[] }>`
  @media screen {
    @container table (inline-size >= 40rem) {
      ${({ $pinned }) => $pinned.map(stylesOf)}
    }
  }
`;

/**
 * Keeps the columns with `pinned: 'start'` or `'end'` in sight when the table inside scrolls sideways. It is
 * separate, so that a table without it does not load it. In a narrow place, where they would cover the others,
 * and in cards, nothing is pinned.
 */
export function PinnedColumns({ columns, children, ...root }: PinnedColumnsProps) {
  const pinned = useMemo(() => pinnedOffsets(columns), [columns]);
  return (
    <Frame {...root} $pinned={pinned}>
      {children}
    </Frame>
  );
}
