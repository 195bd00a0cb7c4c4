import type { getCommissionSummary } from '@agent-portal/data/commissions/explained/contract';
import type { CommissionCycle } from '@agent-portal/data/commissions/shapes';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { type BookOwner, type Scope, scopeOf } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { moneyOf } from '../db/cents.ts';
import { yearBefore } from '../db/dates.ts';
import type { Deps } from '../http/appEnv.ts';
import { askedCycle, cycleOf } from './cycles.ts';
import { type CycleSum, findCycleSums } from './queries/sums.ts';
import { findCycles } from './queries/filterValues.ts';

const stored = { name: 'cycle sums', weigh: () => 20_000 };

/** The sum of each cycle for some agents, newest first; zero for a cycle without lines. */
export async function cyclesOf(deps: Deps, paidTo: Scope) {
  const make = async () => {
    const sums = await findCycleSums(deps.db, paidTo);
    const byEnd = new Map(sums.map((sum) => [sum.cycleEndDate, sum]));
    const cycles = await findCycles(deps.db);
    return cycles.map((cycle) => ({
      cycle,
      sum: byEnd.get(cycle.cycleEndDate) ?? { ...nothing, cycleEndDate: cycle.cycleEndDate },
    }));
  };
  return snapshotOf(deps, stored, [paidTo], make);
}

const nothing = { all: 0, firstYear: 0, renewal: 0 } as const;

type SummedCycle = Awaited<ReturnType<typeof cyclesOf>>['value'][number];

/** A cycle as in the contract. */
const toCycle = ({ cycle, sum }: SummedCycle): CommissionCycle => ({
  cycleStartDate: cycle.cycleStartDate,
  cycleEndDate: cycle.cycleEndDate,
  estimated: cycle.estimated,
  myCommissions: moneyOf(sum.all),
  firstYear: moneyOf(sum.firstYear),
  renewal: moneyOf(sum.renewal),
});

/** The sum of the cycles that match a condition. */
export function sumOf(cycles: readonly SummedCycle[], holds: (endDate: string) => boolean) {
  const picked = cycles.filter(({ sum }) => holds(sum.cycleEndDate));
  const add = (of: (sum: CycleSum) => number) =>
    picked.reduce((total, { sum }) => total + of(sum), 0);
  return {
    all: add(({ all }) => all),
    firstYear: add(({ firstYear }) => firstYear),
    renewal: add(({ renewal }) => renewal),
  };
}

/** True for cycles of a day's year that end by that day. */
const isInYearTo = (day: string) => (endDate: string) =>
  endDate <= day && endDate.startsWith(day.slice(0, 4));

/** The cycles of an agent and its year, compared with the year before up to the same cycle [S3]. */
export async function getSummary(
  deps: Deps,
  caller: BookOwner,
  { AgentId, CycleEndDate }: InputOf<typeof getCommissionSummary>['query'],
): Promise<OutputOf<typeof getCommissionSummary>> {
  const paidTo = await scopeOf(deps.db, caller, AgentId);
  const { value: cycles, asOf } = await cyclesOf(deps, paidTo);
  const known = cycles.map(({ cycle }) => cycle);
  const { cycleEndDate } = askedCycle(known, CycleEndDate, deps.today);
  const chosen = cycles.find(({ cycle }) => cycle.cycleEndDate === cycleEndDate);
  if (chosen === undefined) throw new Error('The carrier has no cycle.');
  const before = cycleOf(yearBefore(cycleEndDate)).cycleEndDate;
  const [current, previous] = [cycleEndDate, before].map((end) => sumOf(cycles, isInYearTo(end)));
  if (!current || !previous) throw new Error('Two years have two sums.');
  const ofMonth = (lastDay: string, month: number) => {
    const prefix = `${lastDay.slice(0, 4)}-${String(month).padStart(2, '0')}`;
    return moneyOf(sumOf(cycles, (end) => end <= lastDay && end.startsWith(prefix)).all);
  };
  return {
    taxableCommissionsTotal: moneyOf(current.all),
    firstYearCommissionsCurrentYear: moneyOf(current.firstYear),
    firstYearCommissionsPreviousYear: moneyOf(previous.firstYear),
    renewalCommissionsCurrentYear: moneyOf(current.renewal),
    renewalCommissionsPreviousYear: moneyOf(previous.renewal),
    otherCommissionsCurrentYear: moneyOf(current.all - current.firstYear - current.renewal),
    commissionsPreviousYear: moneyOf(previous.all),
    cycle: toCycle(chosen),
    cycles: cycles.map(toCycle),
    months: Array.from({ length: Number(cycleEndDate.slice(5, 7)) }, (_, index) => ({
      month: index + 1,
      currentYear: ofMonth(cycleEndDate, index + 1),
      previousYear: ofMonth(before, index + 1),
    })),
    asOf: asOf.toISOString(),
  };
}
