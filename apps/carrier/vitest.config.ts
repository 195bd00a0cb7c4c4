import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'carrier',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // The first test to ask for a database makes the seeded template that the others copy.
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
