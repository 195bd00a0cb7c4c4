import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { isMiddleTier } from './tiers.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4273);
const executablePath = await browserPath();

/** Tests run at the same time. Each worker has a separate carrier, so they share no data. */
const workers = 2;
const portOf = (worker: number) => firstPort + worker;
/** Set if a worker reads this file. The process that starts the workers has none. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
// Not in .data, which is the database of npm start.
const folderOf = (index: number) => `.cache/e2e-${index}`;
/** End-to-end tests in Chromium against `npm start` on separate data folders. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers,
  // `npm test` runs the main path of each area, the other tiers every test (docs/testing.md).
  ...(isMiddleTier && { grep: /@main/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Long, because a busy machine is slow. Only a test that hangs times out.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${portOf(worker)}`,
    viewport: { width: 1440, height: 900 },
    // Traces take a third of a run, so they are off by default.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: `node tests/e2e/seedFolder.ts ${folderOf(index)} && npm start`,
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
