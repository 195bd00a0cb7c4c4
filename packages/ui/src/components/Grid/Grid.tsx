import type { HTMLAttributes, Ref } from 'react';
import { type Space, spaceOf } from '../Stack/Stack.tsx';
import { css, styled } from 'styled-components';
import { from } from '../../theme/breakpoints.ts';

interface GridLook {
  readonly $gap: string;
  /** The columns by the width from which there are as many, the narrowest first. */
  readonly $columns: readonly (readonly [at: 'base' | 'sm' | 'md' | 'lg' | 'xl', count: number])[];
  readonly $least: string;
}

const columnsFrom = (least: string) => `repeat(auto-fill, minmax(${least}, 1fr))`;

const GridElement = styled.div<GridLook>`
  display: grid;
  grid-template-columns: ${({ $least }) => columnsFrom(`min(${$least}, 100%)`)};
  gap: ${({ $gap }) => $gap};

  ${({ $columns, $gap, $least }) =>
    $columns.map(([at, count]) => {
      // A tenth of a pixel less: the sum of rounded widths is never too wide for as many.
      const share = `(100% - ${count - 1} * ${$gap}) / ${count} - 0.1px`;
      const columns = css`
        grid-template-columns: ${columnsFrom(`min(max(${$least}, ${share}), 100%)`)};
      `;
      return at === 'base'
        ? columns
        : css`
            @media ${from(at)} {
              ${columns}
            }
          `;
    })}

  ul&,
  ol& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The number of columns by the width of the window from which it is right. */
export interface GridColumns {
  /** On every narrower window. @default 1 */
  readonly base?: number | undefined;
  /** From 480 px. */
  readonly sm?: number | undefined;
  /** From 768 px. */
  readonly md?: number | undefined;
  /** From 1,024 px. */
  readonly lg?: number | undefined;
  /** From 1,280 px. */
  readonly xl?: number | undefined;
}

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** As many columns of this width as have room; they share what is left. @default '16rem', or '6rem' with `columns` */
  readonly minColumn?: `${number}rem` | `${number}px` | undefined;
  /**
   * At most this many columns, the same everywhere or by the window's width. There are fewer where they would be
   * narrower than `minColumn`.
   */
  readonly columns?: number | GridColumns | undefined;
  /** The distance between two children. @default 16 */
  readonly gap?: Space | undefined;
  /** The element; a list's children are `li`. @default 'div' */
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const widths = ['base', 'sm', 'md', 'lg', 'xl'] as const;

function columnsOf(columns: number | GridColumns | undefined) {
  if (columns === undefined) return [];
  const chosen: GridColumns = typeof columns === 'number' ? { base: columns } : columns;
  return widths.flatMap((at) => {
    const count = chosen[at] ?? (at === 'base' ? 1 : undefined);
    return count === undefined ? [] : [[at, count] as const];
  });
}

/**
 * Children in columns of one width, which become fewer on a narrow window.
 *
 * - **Also called:** columns, responsive grid.
 * - **When to use it:** Cards and tiles, which become fewer in a line on a narrow window.
 * - **When not:** Rows of figures to compare: `DataTable`. Label and value: `DescriptionList`.
 */
export function Grid({
  columns,
  minColumn = columns === undefined ? '16rem' : '6rem',
  gap = 16,
  ref,
  ...rest
}: GridProps) {
  return (
    <GridElement
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      $gap={spaceOf(gap)}
      $columns={columnsOf(columns)}
      $least={minColumn}
    />
  );
}
