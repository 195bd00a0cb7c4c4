import { defineConfig } from 'vitest/config';
import smoke from './vitest.config.ts';

/** The stories in the browsers other than Chromium, which run at the same time. */
export default defineConfig({
  test: {
    ...smoke.test,
    name: 'stories in other browsers',
    include: ['*.stories.ts'],
    globalSetup: ['./reportSkipped.ts', './storybook.ts'],
    maxWorkers: 2,
  },
});
