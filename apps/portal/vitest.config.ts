import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'portal',
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No module holds state (createPortal.ts): the files share a process.
    isolate: false,
    setupFiles: ['src/testing/freshDocument.ts'],
    // Styles go into the sheet as rules: jsdom would read the whole sheet again for each as text.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Only what hangs meets these: a loaded machine is slow.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
