import type { Summary } from './summaryChart.ts';

/** The amounts of one or all cycles, in whole cents. */
type Cents = Readonly<Record<'all' | 'firstYear' | 'renewal', number>>;

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** Adds up cycles in whole cents, which have no rounding errors. */
function sumOf(cycles: Summary['cycles']): Cents {
  const add = (of: (cycle: Summary['cycle']) => string) =>
    cycles.reduce((sum, cycle) => sum + centsOf(of(cycle)), 0);
  return {
    all: add(({ myCommissions }) => myCommissions),
    firstYear: add(({ firstYear }) => firstYear),
    renewal: add(({ renewal }) => renewal),
  };
}

/** The labeled amounts of the cycle on screen, or of all cycles. */
export function cycleFigures({ cycle, cycles }: Summary, isAll: boolean) {
  const { all, firstYear, renewal } = sumOf(isAll ? cycles : [cycle]);
  return [
    { label: 'My commissions', amount: amountOf(all) },
    { label: 'First year', amount: amountOf(firstYear) },
    { label: 'Renewal', amount: amountOf(renewal) },
    { label: 'Advances, recoveries, chargebacks', amount: amountOf(all - firstYear - renewal) },
  ];
}
