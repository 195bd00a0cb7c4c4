import type { Random } from '../../db/seed/random.ts';

const perSeries = 500;

/** Lower series belong to the featured policies. */
const firstSeries = 20;

/**
 * The number of the policy at `index`: NL, a series, a letter, and a number within the series. The
 * letter may be O or I, which readers confuse with 0 and 1.
 */
export function policyNumber(random: Random, index: number): string {
  const series = firstSeries + Math.floor(index / perSeries);
  const within = (index % perSeries) * 19 + random.int(0, 18);
  const letter = String.fromCharCode(65 + random.int(0, 25));
  return `NL${digits(series)}${letter}${digits(within)}`;
}

function digits(number: number): string {
  return String(number).padStart(4, '0');
}
