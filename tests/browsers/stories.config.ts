import { defineConfig } from 'vitest/config';
import smoke from './vitest.config.ts';

/** The stories in the browsers that are not Chromium, which run side by side. */
export default defineConfig({
  test: {
    ...smoke.test,
    name: 'stories in other browsers',
    include: ['*.stories.ts'],
    globalSetup: ['./sayLeftOut.ts', './storybook.ts'],
    maxWorkers: 2,
  },
});
