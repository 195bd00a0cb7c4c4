import { setTimeout as sleep } from 'node:timers/promises';
import { launchBare } from './bareBrowser.ts';
import { median } from './median.ts';
import { signIn } from './signIn.ts';
import { filters, primaryInsured, subjects } from './subjects.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

const insureds = 50_000;

/** The limit of each figure, in milliseconds. */
const limits = { 'first options': 100, 'first key': 50, 'second key': 50 };
type Figure = keyof typeof limits;

const [{ options: changes }] = subjects;

async function measure(tab: Tab, baseURL: string): Promise<Record<Figure, number>> {
  await tab.goto(`${baseURL}/pending`);
  await tab.until('globalThis.probe?.firstRow');
  await sleep(1_500);
  await tab.click(filters);
  await tab.hover(primaryInsured);
  await sleep(1_000);
  return {
    'first options': await timed(tab, { event: 'pointerdown', changes }, () =>
      tab.click(primaryInsured),
    ),
    'first key': await timed(tab, { event: 'keydown', changes }, () => tab.press('a')),
    'second key': await timed(tab, { event: 'keydown', changes }, () => tab.press('n')),
  };
}

/**
 * Prints how long the filter Primary Insured takes with very many insureds to show its options, and to
 * follow what the user types, at CPU slowed four times.
 */
export async function benchFilter(baseURL: string, rounds: number): Promise<void> {
  const browser = await launchBare();
  const cookies = [...(await signIn(baseURL)), ['bench-insureds', String(insureds)] as const];
  const runs: Record<Figure, number>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const tab = await browser.open(baseURL, cookies);
    runs.push(await measure(tab, baseURL));
    await tab.close();
  }
  await browser.close();
  console.log(
    `\nFilter with ${insureds.toLocaleString('en-US')} values, milliseconds to the paint`,
  );
  for (const [figure, limit] of Object.entries(limits) as [Figure, number][]) {
    const time = median(runs.map((run) => run[figure]));
    const verdict = time < limit ? 'reached' : 'MISSED';
    console.log(`${figure.padEnd(26)} ${time.toFixed(0).padStart(5)}  limit ${limit}: ${verdict}`);
  }
}
