/** Whether this is `npm test`, which repeats random checks less often than the full tier (docs/testing.md). */
export const isMiddleTier = process.env['TEST_TIER'] === 'middle';

/** The seeds whose books keep the same rules. The first one made the book of all other tests. */
export const seedsOfTier = isMiddleTier
  ? ['northfield']
  : ['northfield', 'southfield', 'eastfield', 'westfield'];
