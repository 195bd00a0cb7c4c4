import puppeteer, { type Page } from 'puppeteer-core';
import { downloadsOf, type Driver, patience } from './Driver.ts';
import { firefoxPath } from './installed.ts';

/** Finds an element. A `Tab` retries if it is not there yet. */
const at = (page: Page, xpath: string) =>
  page.locator(`::-p-xpath(${xpath})`).setTimeout(patience / 4);

async function press(page: Page, key: string) {
  const keys = key.split('+') as Parameters<typeof page.keyboard.down>[0][];
  for (const each of keys) await page.keyboard.down(each);
  for (const each of keys.toReversed()) await page.keyboard.up(each);
}

/** Starts Firefox and drives it over WebDriver BiDi, which Firefox supports itself. */
export async function openFirefox(home: string): Promise<Driver> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('Firefox is not installed.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    env: { ...process.env, HOME: home },
    // 2: the folder in the next setting.
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloadsOf(home),
    },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (work, text = '') => (await page.evaluate(work, text)) as ReturnType<typeof work>,
    click: (xpath) => at(page, xpath).click(),
    choose: (xpath, value) => at(page, xpath).fill(value),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
