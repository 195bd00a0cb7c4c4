import { centsOf, moneyOf } from '../db/cents.ts';
import type { Sheet, WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { AboutLine } from './aboutSheet.ts';

/** Shares and counts are added in millionths, so that a sum has no floating-point error. */
const whole = 1_000_000;
const unitsOf = (value: number | null) => Math.round((value ?? 0) * whole);

/** The value of a cell in units that add up: cents for amounts. */
function unitsIn<Row>(column: WorkbookColumn<Row>, row: Row): number {
  if ('amount' in column) return centsOf(column.amount(row) ?? '0.00');
  if ('share' in column) return unitsOf(column.share(row));
  return 'count' in column ? unitsOf(column.count(row)) : 0;
}

/** The sum of a column, as its cells are. */
function sumOf<Row>(column: WorkbookColumn<Row>, units: number): AboutLine[1] {
  if ('amount' in column) return { amount: () => moneyOf(units) };
  return 'share' in column ? { share: () => units / whole } : { count: () => units / whole };
}

/** The name of a sum: 'Total annualized premium'. Names of the specification keep their capitals: 'Total First Year'. */
export const totalLabel = (header: string) =>
  `Total ${header.replace(/^[A-Z](?=[a-z ]+$)/, (letter) => letter.toLowerCase())}`;

/**
 * Adds up the amounts, the shares, and the counts with `isSummed`, while the rows are read. `totals` has the sums of the
 * rows that were read, for the sheet About: on the data sheet an import would count them twice (decisions, 11).
 */
export function addUp<Row>({ columns, batches }: Pick<Sheet<Row>, 'columns' | 'batches'>) {
  const sums = columns
    .filter((column) => 'amount' in column || 'share' in column || 'isSummed' in column)
    .map((column) => ({ column, units: 0 }));
  async function* read() {
    for await (const rows of batches) {
      for (const sum of sums) for (const row of rows) sum.units += unitsIn(sum.column, row);
      yield rows;
    }
  }
  const totals = () =>
    sums.map(({ column, units }): AboutLine => [totalLabel(column.header), sumOf(column, units)]);
  return { batches: read(), totals };
}
