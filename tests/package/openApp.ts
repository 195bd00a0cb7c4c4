import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

export interface OpenApp {
  readonly page: Page;
  /** The errors and warnings of the page so far. */
  readonly said: readonly string[];
  readonly close: () => Promise<void>;
}

/** Renders the app on a server in plain Node, and puts its HTML and styles into the page. */
function renderOnServer(folder: string): void {
  const printed = execFileSync(process.execPath, ['server.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const { html, styles } = JSON.parse(printed) as { html: string; styles: string };
  const page = path.join(folder, 'index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('<!--styles-->', styles).replace('<!--html-->', html));
}

/** Opens the app in a browser once it is hydrated, with React's warnings. Vite builds it. */
export async function openApp(folder: string): Promise<OpenApp> {
  renderOnServer(folder);
  const config = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({
    ...config,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { minify: false },
  });
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  try {
    await page.locator('html[data-hydrated]').waitFor();
  } catch (cause) {
    await close();
    throw new Error(`The app did not start: ${said.join('\n')}`, { cause });
  }
  return { page, said, close };
}
