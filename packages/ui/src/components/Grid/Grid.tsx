import type { HTMLAttributes, Ref } from 'react';
import { type Space, spaceOf } from '../Stack/Stack.tsx';
import { GridElement } from './Grid.styles.ts';

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

/** Children in columns of one width, which become fewer on a narrow window. */
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
