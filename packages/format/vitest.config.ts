import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'format',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Test files share modules, so each restores what it changes.
    isolate: false,
  },
});
