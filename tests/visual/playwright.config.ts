import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

const root = path.join(import.meta.dirname, '../..');
const port = Number(process.env['VISUAL_PORT'] ?? 6106);
const executablePath = await browserPath();

/** Flags that make Chromium draw a page the same each time, pixel by pixel. */
const steady = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-skia-runtime-opts',
  '--num-raster-threads=1',
  '--force-color-profile=srgb',
];

/** Takes a picture of every story in each of its modes. `npm run visual` calls it (visual.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: path.join(root, 'test-results/visual'),
  reporter: 'list',
  fullyParallel: true,
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // The business date of stories is fixed, so the time zone must be too.
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // No animation runs while a picture is taken.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...browserFlags, ...steady],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `vite preview --outDir ${process.env['VISUAL_STORYBOOK']} --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
});
