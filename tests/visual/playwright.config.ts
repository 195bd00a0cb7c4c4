import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

const root = path.join(import.meta.dirname, '../..');
const port = Number(process.env['VISUAL_PORT'] ?? 6106);
const executablePath = await browserPath();
const storybook = process.env['VISUAL_STORYBOOK'] ?? path.join(root, 'storybook-static');
const pictures = process.env['VISUAL_PICTURES'] ?? path.join(root, '.visual');

/**
 * `npm run visual`: a picture of every story in each of its modes, compared with the pictures that
 * were taken on this machine before. They are kept out of the repository, since fonts differ from
 * machine to machine; those that a review is held against are Chromatic's.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: path.join(root, 'test-results/visual'),
  snapshotPathTemplate: path.join(pictures, '{arg}{ext}'),
  reporter: [['list'], ['html', { open: 'never', outputFolder: path.join(root, 'visual-report') }]],
  fullyParallel: true,
  timeout: 120_000,
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.001 } },
  use: {
    baseURL: `http://localhost:${port}`,
    // The stories' business date stands still; so must the reader's place.
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `vite preview --outDir ${storybook} --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
});
