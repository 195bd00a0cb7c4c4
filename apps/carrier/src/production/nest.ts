import type { NestedTable } from '@agent-portal/data/production/shapes';
import { type Compared, enrolledOf, sumOf } from './amounts.ts';

/** The key and the name of the rows of one level. */
export interface NestLevel<Row> {
  readonly id: (row: Row) => string;
  readonly name: (row: Row) => string;
}

type NestedRow = NestedTable['rows'][number];

/** Nests sums by levels, outermost first. A row is the sum of its children. */
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
