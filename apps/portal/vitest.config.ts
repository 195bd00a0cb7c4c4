import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Each tests the failures of its area.
    includeSource: ['src/areas/*/*.expected.ts'],
    environment: 'node',
    // No module has state (createPortal.ts), so the test files can share a process.
    isolate: false,
    setupFiles: [
      'src/testing/freshDocument.ts',
      '../../packages/data/src/testing/restoreAfterEach.ts',
    ],
    // Styles are inserted as rules: with text, jsdom would parse the whole sheet again for each style.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Long, because a machine under load is slow: only a test that hangs reaches these.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
