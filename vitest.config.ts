import { defineConfig } from 'vitest/config';

/** The unit tests of every part; stories run by .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tests/vitest.config.ts'],
  },
});
