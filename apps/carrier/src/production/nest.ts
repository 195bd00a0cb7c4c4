import type { NestedTable } from '@agent-portal/data/production/shapes';
import { type Compared, enrolledOf, sumOf } from './amounts.ts';

/** How the rows of one level are told apart and named. */
export interface NestLevel<Row> {
  readonly id: (row: Row) => string;
  readonly name: (row: Row) => string;
}

type NestedRow = NestedTable['rows'][number];

/** Nests sums by the levels, the outermost first: what a row says is the sum of what is in it. */
export function nest<Row extends Compared>(
  rows: readonly Row[],
  [level, ...inner]: readonly NestLevel<Row>[],
): NestedRow[] {
  if (!level) return [];
  return [...Map.groupBy(rows, level.id)].map(([id, within]) => {
    const name = within[0] ? level.name(within[0]) : id;
    const row = Object.assign(enrolledOf(sumOf(within)), { id, name });
    return inner.length > 0 ? Object.assign(row, { children: nest(within, inner) }) : row;
  });
}
