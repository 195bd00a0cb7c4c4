import { addDays, daysInMonth } from '../db/dates.ts';
import { badRequest } from '../http/answers/problems.ts';

/** A pay period: the 1st to the 15th, or the 16th to the end of the month. */
export interface Cycle {
  readonly cycleStartDate: string;
  readonly cycleEndDate: string;
}

/** Cycles of three years before the open one. */
const closedCycles = 72;

export function cycleOf(day: string): Cycle {
  const month = day.slice(0, 8);
  if (Number(day.slice(8)) <= 15) {
    return { cycleStartDate: `${month}01`, cycleEndDate: `${month}15` };
  }
  const last = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return { cycleStartDate: `${month}16`, cycleEndDate: `${month}${last}` };
}

/**
 * The cycle of a day, from the carrier's cycles (newest first). Without a day, the open cycle.
 * @throws {Problem} 400 for a day outside of all cycles
 */
export function askedCycle<Known extends Cycle>(
  known: readonly Known[],
  day: string | undefined,
  today: string,
): Known {
  const { cycleEndDate } = cycleOf(day ?? today);
  const found = known.find((cycle) => cycle.cycleEndDate === cycleEndDate);
  const [last] = known;
  if (found) return found;
  // The book may be older than today: its last cycle is the open one.
  if (day === undefined && last) return last;
  const message = 'must be a day of a cycle that the carrier has';
  throw badRequest([{ field: 'CycleEndDate', message }]);
}

export const cycleAfter = ({ cycleEndDate }: Cycle): Cycle => cycleOf(addDays(cycleEndDate, 1));

/** The cycles that the carrier shows: three years and the open cycle, oldest first. */
export function cyclesUntil(today: string): readonly Cycle[] {
  const cycles: Cycle[] = [cycleOf(today)];
  for (let back = 0; back < closedCycles; back += 1) {
    const [first] = cycles;
    if (first) cycles.unshift(cycleOf(addDays(first.cycleStartDate, -1)));
  }
  return cycles;
}
