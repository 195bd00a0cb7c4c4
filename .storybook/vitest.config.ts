import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { serveWorker } from './serveWorker.ts';
import { withoutTracks } from './withoutTracks.ts';

const executablePath = await browserPath();

/** Packages that components load late. If Vite found one only then, it would reload the test. */
const loadedLate = [
  '@internationalized/date',
  '@tanstack/react-table',
  'react-aria-components',
  'react-hook-form',
  ...[
    'Button',
    'Calendar',
    'Dialog',
    'Header',
    'Heading',
    'I18nProvider',
    'Menu',
    'Modal',
    'Popover',
  ].map((part) => `react-aria-components/${part}`),
];

/** Runs every story as a test, with its play function, axe, and its colors in every theme. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  optimizeDeps: { include: [...loadedLate, 'axe-core'] },
  plugins: [withoutTracks, serveWorker, storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // One frame for each file took a third of the run. Stories restore what they change (beforeEach).
    isolate: false,
    env: { TEST_TIER: process.env['TEST_TIER'] ?? '' },
    setupFiles: [path.join(import.meta.dirname, 'phoneWidth.setup.ts')],
    // Each story shows in all themes, some with hundreds of colors, and the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
