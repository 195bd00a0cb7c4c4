import { launchBare } from '../bareBrowser.ts';
import { median } from '../median.ts';
import type { Tab } from '../Tab.ts';

type Cookies = readonly (readonly [name: string, value: string])[];

/** Measures in a new tab each round. @returns the median of each figure, in milliseconds */
export async function measureRounds<Figure extends string>(
  [baseURL, cookies]: readonly [baseURL: string, cookies: Cookies],
  rounds: number,
  measure: (tab: Tab, baseURL: string) => Promise<Record<Figure, number>>,
): Promise<Record<Figure, number>> {
  const browser = await launchBare();
  const runs: Record<Figure, number>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const tab = await browser.open(baseURL, cookies);
    runs.push(await measure(tab, baseURL));
    await tab.close();
  }
  await browser.close();
  const figures = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]),
  ) as Record<Figure, number>;
}

/** Prints each figure with its limit, in milliseconds. */
export function printFigures<Figure extends string>(
  title: string,
  limits: Readonly<Record<Figure, number>>,
  times: Readonly<Record<Figure, number>>,
  isReached = (time: number, limit: number) => time < limit,
): void {
  console.log(`\n${title}`);
  for (const [figure, limit] of Object.entries(limits) as [Figure, number][]) {
    const time = times[figure];
    const verdict = isReached(time, limit) ? 'reached' : 'MISSED';
    console.log(`${figure.padEnd(26)} ${time.toFixed(0).padStart(5)}  limit ${limit}: ${verdict}`);
  }
}
