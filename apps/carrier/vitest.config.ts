import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'carrier',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // The first test to ask for a database makes the seeded template that the others copy.
    hookTimeout: 180_000,
    // Only what hangs meets these: a loaded machine is slow.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
