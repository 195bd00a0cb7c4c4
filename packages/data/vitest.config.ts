import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'data',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    // Test files share modules, so each restores what the set-up file does not.
    isolate: false,
    setupFiles: ['src/testing/restoreAfterEach.ts'],
    // Only a test that hangs reaches these limits, because a loaded machine is slow.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
