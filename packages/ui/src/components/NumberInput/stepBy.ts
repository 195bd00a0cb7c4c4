import type { KeyboardEvent } from 'react';

interface Steps {
  readonly step: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** How many steps a key goes. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The number after a key that changes it, within the limits; undefined for another key. */
export function stepBy(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  value: number | null,
  { step, min = -Infinity, max = Infinity }: Steps,
): number | undefined {
  const steps = stepsOf[key];
  if (steps === undefined || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const start = value ?? (min > 0 ? min - step : 0);
  // Adding tenths leaves a trace in the last digits of a number.
  const next = Number((start + steps * step).toFixed(10));
  return Math.min(max, Math.max(min, next));
}
