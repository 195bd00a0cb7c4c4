import { defineConfig } from 'vitest/config';

/** The smoke run in the browsers other than Chromium. */
export default defineConfig({
  test: {
    name: 'browsers',
    root: import.meta.dirname,
    include: ['*.smoke.ts'],
    globalSetup: ['./reportSkipped.ts', './startCarrier.ts'],
    environment: 'node',
    // For a browser on a slow and busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
