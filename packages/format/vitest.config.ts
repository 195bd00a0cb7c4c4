import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'format',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Files share what they load: each leaves it as it was.
    isolate: false,
  },
});
