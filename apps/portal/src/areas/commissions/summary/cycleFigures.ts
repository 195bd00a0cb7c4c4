import type { Summary } from './summaryChart.ts';

/** What one cycle or all of them hold, in whole cents. */
type Cents = Readonly<Record<'all' | 'firstYear' | 'renewal', number>>;

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** Adds up cycles: whole cents leave no rest. */
function sumOf(cycles: Summary['cycles']): Cents {
  const add = (of: (cycle: Summary['cycle']) => string) =>
    cycles.reduce((sum, cycle) => sum + centsOf(of(cycle)), 0);
  return {
    all: add(({ myCommissions }) => myCommissions),
    firstYear: add(({ firstYear }) => firstYear),
    renewal: add(({ renewal }) => renewal),
  };
}

/** The amounts of the cycle that is shown, or of all cycles, by their names. */
export function cycleFigures({ cycle, cycles }: Summary, isAll: boolean) {
  const { all, firstYear, renewal } = sumOf(isAll ? cycles : [cycle]);
  return [
    { label: 'My commissions', amount: amountOf(all) },
    { label: 'First year', amount: amountOf(firstYear) },
    { label: 'Renewal', amount: amountOf(renewal) },
    { label: 'Advances, recoveries, chargebacks', amount: amountOf(all - firstYear - renewal) },
  ];
}
