import { defineConfig } from '@playwright/test';
import { browserFlags, browserPath } from '../scripts/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4273);
const executablePath = await browserPath();

/** End-to-end tests in Chromium against `npm start` on a data folder of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), CARRIER_DATA: '.data/e2e', CARRIER_TODAY: '2026-11-18' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: false,
  },
});
