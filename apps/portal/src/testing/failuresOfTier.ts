import type { FailureName, Seen } from './failures.ts';

/** An endpoint says what its page shows after these, so `npm test` runs them for each call. */
const ofEachCall: ReadonlySet<string> = new Set<FailureName>(['403', '500']);

/**
 * The client deals with these alike for all calls. `npm test` runs one of them for each call in turn, so
 * that the calls of an area have them all.
 */
const inTurn: readonly string[] = ['401', 'abort', '404', 'breach'] satisfies FailureName[];

/**
 * Which failures of a call a run tests, each with what the screen then shows. The full tier tests all.
 *
 * @param turn the place of the call among those of its area
 */
export function failuresOfTier(
  outcomes: Partial<Record<FailureName, Seen>>,
  turn: number,
): [string, Seen][] {
  const all = Object.entries(outcomes);
  if (process.env['TEST_TIER'] === 'full') return all;
  const turns = inTurn.filter((kind) => kind in outcomes);
  const kindOfTurn = turns[turn % turns.length];
  return all.filter(([kind]) => ofEachCall.has(kind) || kind === kindOfTurn);
}
