import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'data',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    // Files share what they load: each leaves it as it was.
    isolate: false,
    // Only what hangs meets these: a loaded machine is slow.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
