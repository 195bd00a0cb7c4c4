import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, browserPath } from '../../scripts/browser.mjs';
import { median } from './median.ts';
import { installProbe } from './probe.ts';
import { signIn } from './signIn.ts';

interface Probe {
  effect: Promise<number>;
  arm(type: string, selector: string): void;
}
declare const probe: Probe;

const slowdown = 4;

/** Milliseconds from the click on a link to the paint of a page that was visited before. */
const limit = 100;

/** Where to, and what is on screen only once the page's own data is. */
const visits = [
  ['/pending', 'tbody tr a'],
  ['/home', 'main h1'],
  ['/claims', 'main h1'],
  ['/account-settings/help', 'main summary'],
] as const;

async function follow(page: Page, address: string, sign: string): Promise<number> {
  await page.evaluate(
    ([href, selector]) => {
      probe.arm('click', selector);
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    },
    [address, sign] as const,
  );
  const time = await page.evaluate(() => probe.effect);
  await page.waitForTimeout(800);
  return time;
}

async function measure(browser: Browser, baseURL: string, state: object, rounds: number) {
  const context = await browser.newContext({ baseURL, storageState: state as never });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(installProbe);
  await page.goto('/home');
  await page.waitForSelector('main h1');
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [address, sign] of visits) {
      const time = await follow(page, address, sign);
      // The first round visits them.
      if (round > 0) (times[address] ??= []).push(time);
    }
  }
  await context.close();
  return times;
}

/** Prints how long a navigation between two visited pages takes, at CPU slowed four times. */
export async function benchNavigation(baseURL: string, rounds: number): Promise<void> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  const state = await signIn(browser, baseURL);
  const times = await measure(browser, baseURL, state, rounds);
  await browser.close();
  console.log('\nNavigation to a page visited before, milliseconds from the click to its paint');
  for (const [address, runs] of Object.entries(times)) {
    const time = median(runs);
    const verdict = time < limit ? 'reached' : 'MISSED';
    console.log(`${address.padEnd(26)} ${time.toFixed(0).padStart(5)}  limit ${limit}: ${verdict}`);
  }
}
