import { launchBare } from './bareBrowser.ts';
import { type Figures, measure } from './measure.ts';
import { median } from './median.ts';
import { signIn } from './signIn.ts';
import { subjects } from './subjects.ts';

/** The limit of each figure, as a multiple of the floor's. */
const limits = {
  firstRow: 1.5,
  mainThread: 2,
  sort: 1.5,
  nextPage: 1.3,
  typing: 1.5,
  heap: 2.5,
} as const satisfies Partial<Record<keyof Figures, number>>;

const longestEventLimit = 40;

const verdict = (value: number, limit: number) => (value <= limit ? 'reached' : 'MISSED');

/** The figures of one subject, over all its runs. */
const of = (runs: readonly Figures[], figure: keyof Figures) =>
  median(runs.map((figures) => figures[figure]));

function print(portal: readonly Figures[], floor: readonly Figures[]): void {
  console.log('\nfigure           portal      floor  ratio  limit');
  for (const [figure, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const [scale, unit] = figure === 'heap' ? [1_000_000, 'MB'] : [1, 'ms'];
    const values = [of(portal, figure), of(floor, figure)] as const;
    const shown = values.map((value) => `${(value / scale).toFixed(1)} ${unit}`.padStart(10));
    const ratio = values[0] / values[1];
    console.log(
      `${figure.padEnd(12)} ${shown.join(' ')} ${ratio.toFixed(2).padStart(6)} ${limit.toFixed(1).padStart(6)}  ${verdict(ratio, limit)}`,
    );
  }
  const longest = of(portal, 'longestEvent');
  console.log(
    `longest event: ${longest.toFixed(0)} ms, the floor's ${of(floor, 'longestEvent').toFixed(0)} ms, limit ${longestEventLimit} ms: ${verdict(longest, longestEventLimit)}`,
  );
}

/**
 * Compares the pending list of the portal with a page in plain DOM that shows the same list from the
 * same server, in turn, at CPU slowed four times. Prints medians and their ratios.
 */
export async function benchList(baseURL: string, rounds: number): Promise<void> {
  const browser = await launchBare();
  const cookies = await signIn(baseURL);
  const runs: Record<string, Figures[]> = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const subject of subjects) {
      const address = baseURL + subject.address;
      const tab = await browser.open(baseURL, cookies);
      (runs[subject.name] ??= []).push(await measure(tab, { ...subject, address }));
      await tab.close();
    }
    console.log(`Pending list, round ${round} of ${rounds}`);
  }
  await browser.close();
  print(runs['portal'] ?? [], runs['floor'] ?? []);
}
