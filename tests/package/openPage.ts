import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';

export interface OpenPage {
  readonly page: Page;
  /** The errors and warnings of the page so far. */
  readonly said: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens an app in a browser once it is hydrated. */
export async function openPage(address: string): Promise<OpenPage> {
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
  await page.goto(address);
  try {
    await page.locator('html[data-hydrated]').waitFor();
  } catch (cause) {
    await browser.close();
    throw new Error(`The app did not start: ${said.join('\n')}`, { cause });
  }
  return { page, said, close: () => browser.close() };
}
