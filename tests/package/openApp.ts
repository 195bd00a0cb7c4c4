import { type Browser, chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

export interface OpenApp {
  readonly page: Page;
  /** The errors and warnings of the page so far. */
  readonly said: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves a built app, and opens it in a browser once it is hydrated. */
export async function openApp(folder: string, outDir: string): Promise<OpenApp> {
  const server: PreviewServer = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const executablePath = await browserPath();
  const browser: Browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('html[data-hydrated]').waitFor();
  return {
    page,
    said,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
