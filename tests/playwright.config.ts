import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { isMiddleTier } from './tiers.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4273);
const executablePath = await browserPath();

/** Tests run beside each other, each worker against a carrier of its own: they share no data. */
const workers = 2;
const portOf = (worker: number) => firstPort + worker;
/** Set where a worker reads this file; the process that starts them has none. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const folderOf = (index: number) => `.data/e2e-${index}`;
/** Deletes the data of earlier runs, whose seed may be out of date. */
const emptied = (folder: string) =>
  `node -e "fs.rmSync('${folder}', { recursive: true, force: true })"`;

/** End-to-end tests in Chromium against `npm start` on data folders of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers,
  // `npm test` takes the main path of each area, the other tiers every test (docs/testing.md).
  ...(isMiddleTier && { grep: /@main/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Only what hangs meets these: a loaded machine is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${portOf(worker)}`,
    viewport: { width: 1440, height: 900 },
    // A trace takes a third of a run: it is kept where somebody asks for it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: `${emptied(folderOf(index))} && npm start`,
    cwd: '..',
    url: `http://localhost:${portOf(index)}/healthz`,
    env: {
      PORT: String(portOf(index)),
      CARRIER_DATA: folderOf(index),
      CARRIER_TODAY: '2026-11-18',
      ALERTS_EVERY: '2',
    },
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    reuseExistingServer: false,
  })),
});
