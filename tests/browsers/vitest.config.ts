import { defineConfig } from 'vitest/config';

/** In the browsers that are not Chromium: the main path of the portal, and every story. */
export default defineConfig({
  test: {
    name: 'browsers',
    root: import.meta.dirname,
    include: ['*.smoke.ts', '*.stories.ts'],
    globalSetup: ['./sayLeftOut.ts', './storybook.ts'],
    environment: 'node',
    // A browser on a machine that is slow and busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
