import { defineConfig } from 'vitest/config';

/** The smoke run in the browsers that are not Chromium. */
export default defineConfig({
  test: {
    name: 'browsers',
    root: import.meta.dirname,
    include: ['*.smoke.ts'],
    globalSetup: './sayLeftOut.ts',
    environment: 'node',
    // A browser on a machine that is slow and busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
