import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.mjs';
import { isMiddleTier } from './tiers.ts';

const firstPort = Number(process.env['E2E_PORT'] ?? 4273);
const executablePath = await browserPath();

/** Set if a worker reads this file. The process that starts the workers has none. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** End-to-end tests in Chromium against the carriers of `startCarriers`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/startCarriers.ts',
  outputDir: '../test-results',
  // Tests run at the same time. Each worker has a separate carrier, so they share no data.
  workers: 2,
  // `npm test` runs the main path of each area, the other tiers every test (docs/testing.md).
  ...(isMiddleTier && { grep: /@main/ }),
  forbidOnly: Boolean(process.env['CI']),
  // Long, because a busy machine is slow. Only a test that hangs times out.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${firstPort + worker}`,
    viewport: { width: 1440, height: 900 },
    // Traces take a third of a run, so they are off by default.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
});
