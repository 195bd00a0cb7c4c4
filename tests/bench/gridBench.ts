import path from 'node:path';
import { launchBare } from './bareBrowser.ts';
import { sizeOf, subjectsOf, withPage } from './buildSubjects.ts';
import { longestFrame } from './longestFrame.ts';
import { median } from './median.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** What is measured of a table of 10,000 rows, in milliseconds. */
const figures = ['stands', 'first sort', 'next sort', 'longest frame'] as const;
type Figures = Record<(typeof figures)[number], number>;

const folder = path.join(import.meta.dirname, 'grid');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const rows = Number(process.env['BENCH_ROWS'] ?? 10_000);

/** The cell whose text a sort changes, and what sorts, in each. */
const parts: Readonly<Record<string, readonly [cell: string, header: string]>> = {
  ours: ['tbody [data-column="name"]', 'thead [data-column="premium"] button'],
  muiDataGrid: [
    '.MuiDataGrid-row [data-field="name"]',
    '.MuiDataGrid-columnHeader[data-field="premium"]',
  ],
};

async function measure(tab: Tab, address: string, name: string): Promise<Figures> {
  const [cell = '', header = ''] = parts[name] ?? [];
  await tab.goto(address);
  await tab.until(`globalThis.stood !== undefined && document.querySelector('${cell}')`);
  const stands = await tab.evaluate<number>('stood');
  const sort = () => timed(tab, { event: 'click', changes: cell }, () => tab.click(header));
  const first = await sort();
  const next = median([await sort(), await sort(), await sort(), await sort()]);
  const frame = await longestFrame(tab, { x: 600, y: 500 });
  return { stands, 'first sort': first, 'next sort': next, 'longest frame': frame };
}

const runs = new Map<string, Figures[]>(subjectsOf(folder).map((name) => [name, []]));
await withPage(folder, async (origin) => {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, found] of runs) {
      const browser = await launchBare();
      const tab = await browser.open(origin, []);
      found.push(await measure(tab, `${origin}/#/${name}/${rows}`, name));
      await browser.close();
    }
  }
});

const of = (name: string, figure: keyof Figures) =>
  median((runs.get(name) ?? []).map((found) => found[figure]));
console.log(
  `\nA table of ${rows.toLocaleString('en-US')} rows, CPU slowed four times, milliseconds`,
);
console.log(['kB gzip', ...figures].map((text) => text.padStart(14)).join(''));
for (const name of runs.keys()) {
  const size = ((await sizeOf(folder, name)) / 1000).toFixed(1);
  const cells = figures.map((figure) => of(name, figure).toFixed(0));
  console.log([size, ...cells].map((text) => text.padStart(14)).join('') + `  ${name}`);
}
const share = of('ours', 'next sort') / of('muiDataGrid', 'next sort');
console.log(
  `sort: ${share.toFixed(2)} of MUI X, limit 0.50: ${share <= 0.5 ? 'reached' : 'MISSED'}`,
);
const frame = of('ours', 'longest frame');
// Frames are whole turns of the screen: three of 60 Hz are 50.
console.log(`longest frame of ours: limit 50: ${Math.round(frame) <= 50 ? 'reached' : 'MISSED'}`);
