/** Whether this is a run of the stories as tests, and not Storybook in a browser. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** Whether `npm test` runs, which tests every rule once (docs/testing.md). */
export const isMiddleTier = isTest && import.meta.env['TEST_TIER'] === 'middle';
