import { minutesOf, timeOf } from './minutesOf.ts';
import type { TimeLimits } from './timeError.ts';

/** The next time of the steps, or the one before. @param time HH:MM; null starts at the first one, or noon */
export function stepTime(
  time: string | null,
  direction: 1 | -1,
  { min, max, step = 15 }: Pick<TimeLimits, 'min' | 'max' | 'step'>,
): string {
  if (time === null) return min ?? max ?? '12:00';
  const first = minutesOf(min ?? '00:00');
  const last = minutesOf(max ?? '23:59');
  const steps = (minutesOf(time) - first) / step;
  const next = first + (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  if (next > last) return time;
  return next < first ? timeOf(first) : timeOf(next);
}
