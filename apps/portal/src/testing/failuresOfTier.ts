import type { FailureName, Seen } from './failures.ts';

/**
 * The kinds that `npm test` runs: each has a different way through the client. The others share a way
 * with one of these, and `npm run test:full` runs them too.
 */
const inEachRun: ReadonlySet<string> = new Set<FailureName>([
  '401',
  '403',
  '404',
  '500',
  'abort',
  'breach',
]);

/** Which failures of a call a run tests, each with what the screen then shows. */
export function failuresOfTier(outcomes: Partial<Record<FailureName, Seen>>): [string, Seen][] {
  const all = Object.entries(outcomes);
  return process.env['TEST_TIER'] === 'full' ? all : all.filter(([kind]) => inEachRun.has(kind));
}
