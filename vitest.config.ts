import { defineConfig } from 'vitest/config';

/** The unit tests of every part; stories run by .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    // One core is not kept free: nobody types while the tests run.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tests/vitest.config.ts'],
  },
});
