import { launchBare } from './bareBrowser.ts';
import { median } from './median.ts';
import { signIn } from './signIn.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/**
 * The limit from the click on a link to the paint of a page that was visited before, in milliseconds.
 */
const limit = 100;

/** Each address, and an element that is on screen only when the page's data is. */
const visits = [
  ['/pending', 'tbody tr a'],
  ['/home', 'main h1'],
  ['/claims', 'main h1'],
  ['/account-settings/help', 'main summary'],
] as const;

const follow = (tab: Tab, address: string, sign: string) =>
  timed(tab, { event: 'click', changes: sign, rest: 800 }, () =>
    tab.evaluate(`(() => {
      const link = document.createElement('a');
      link.href = ${JSON.stringify(address)};
      document.body.append(link);
      link.click();
      link.remove();
    })()`),
  );

async function measure(tab: Tab, baseURL: string, rounds: number) {
  await tab.goto(`${baseURL}/home`);
  await tab.until("document.querySelector('main h1')");
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [address, sign] of visits) {
      const time = await follow(tab, address, sign);
      // The first round only visits the pages.
      if (round > 0) (times[address] ??= []).push(time);
    }
  }
  return times;
}

/** Prints how long a navigation between two visited pages takes, at CPU slowed four times. */
export async function benchNavigation(baseURL: string, rounds: number): Promise<void> {
  const browser = await launchBare();
  const tab = await browser.open(baseURL, await signIn(baseURL));
  const times = await measure(tab, baseURL, rounds);
  await browser.close();
  console.log('\nNavigation to a page visited before, milliseconds from the click to its paint');
  for (const [address, runs] of Object.entries(times)) {
    const time = median(runs);
    const verdict = time < limit ? 'reached' : 'MISSED';
    console.log(`${address.padEnd(26)} ${time.toFixed(0).padStart(5)}  limit ${limit}: ${verdict}`);
  }
}
