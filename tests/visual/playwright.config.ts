import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

const root = path.join(import.meta.dirname, '../..');
const port = Number(process.env['VISUAL_PORT'] ?? 6106);
const executablePath = await browserPath();

/** What makes Chromium draw a page the same, to the pixel, each time: whole tiles, and no shortcut in time. */
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

/** Takes a picture of every story in each of its modes; `npm run visual` calls it (visual.ts). */
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
    // The stories' business date stands still; so must the reader's place.
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // Nothing is on its way when its picture is taken.
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
