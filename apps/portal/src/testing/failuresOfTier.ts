import type { FailureName, Seen } from './failures.ts';

/** The kinds of failure that `npm test` runs for each call. The client handles the others like these, or itself (401). */
const middleTier: ReadonlySet<FailureName> = new Set(['403', '404', '500', 'abort']);

/** The failures of a call that a run tests, each with what the screen shows. The full tier tests all. */
export function failuresOfTier(
  outcomes: readonly (readonly [FailureName, Seen])[],
): readonly (readonly [FailureName, Seen])[] {
  if (process.env['TEST_TIER'] === 'full') return outcomes;
  return outcomes.filter(([kind]) => middleTier.has(kind));
}
