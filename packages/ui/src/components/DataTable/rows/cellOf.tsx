import type { ReactNode } from 'react';
import { formatNameAndId } from '@agent-portal/format';
import { inOrder } from '../../Text/inOrder.tsx';
import type { Column, Sort } from '../Column.ts';
import { type CardPlace, type CellValue, columnKinds, type KindOfColumn } from '../columnKinds.tsx';
import { noValue } from '../noValue.tsx';
import type { CellFormats } from '../useCellFormats.ts';

export const kindOf = ({ kind = 'text' }: Pick<Column<never>, 'kind'>): KindOfColumn =>
  columnKinds[kind];

/** The width that a column needs, in rem. */
export const widthOf = (column: Column<never>) => column.width ?? kindOf(column).width;

export const sortFieldOf = ({ id, sortBy = id }: Pick<Column<never>, 'id' | 'sortBy'>) => sortBy;

export const firstDirectionOf = (column: Column<never>): Sort['direction'] =>
  column.sortsFirst ?? kindOf(column).sortsFirst ?? 'desc';

/** The place of a column's cell in a card. */
export const cardPlaceOf = (column: Column<never>): CardPlace =>
  column.card ?? (column.heading ? 'heading' : kindOf(column).card);

/** The value that a column has for a row. */
export function valueOf<Row>(column: Column<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : (row as Readonly<Record<string, CellValue>>)[column.id];
}

/** The text of a cell's value, where it has one. */
export function nameOf<Row>(
  column: Column<Row>,
  row: Row,
  formats: CellFormats,
): string | undefined {
  const value = valueOf(column, row) ?? '';
  if (value === '') return undefined;
  const shown = kindOf(column).show(value, formats);
  if (typeof shown === 'string') return shown;
  return typeof value === 'object' ? formatNameAndId(value) : undefined;
}

/** The content of a cell; a missing value is a dash. */
export function cellOf<Row>(column: Column<Row>, row: Row, formats: CellFormats): ReactNode {
  if (column.cell) return inOrder(column.cell(row));
  const value = valueOf(column, row) ?? '';
  const { show, clamps, missing = noValue } = kindOf(column);
  if (value === '') return missing;
  const shown = show(value, formats);
  return clamps && typeof shown === 'string' ? (
    <span data-clamps="">{inOrder(shown)}</span>
  ) : (
    inOrder(shown)
  );
}
