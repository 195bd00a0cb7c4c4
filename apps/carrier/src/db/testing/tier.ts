/** Whether this is `npm test`, which repeats random checks less often than the full tier (docs/testing.md). */
export const isMiddleTier = process.env['TEST_TIER'] === 'middle';

/** The seeds for tests of rules that every book follows. The first one is the seed of all other tests. */
export const seedsOfTier = isMiddleTier
  ? ['northfield']
  : ['northfield', 'southfield', 'eastfield', 'westfield'];
