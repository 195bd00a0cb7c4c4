import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'portal', include: ['{src,vite}/**/*.test.{ts,tsx}'], environment: 'node' },
});
