import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { launchBare } from './bareBrowser.ts';
import { sizeOf, subjectsOf, withPage } from './buildSubjects.ts';
import { longestFrame } from './longestFrame.ts';
import { median } from './median.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** What is measured of a combobox with 50,000 values, in milliseconds; `axe` counts what breaks a rule. */
const figures = ['stands', 'opens', 'first key', 'second key', 'longest frame', 'axe'] as const;
type Figures = Partial<Record<(typeof figures)[number], number>>;

/** The most that ours may take. */
const limits: Figures = { opens: 100, 'first key': 50, 'second key': 50 };

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const folder = path.join(import.meta.dirname, 'combobox');
const wanted = process.env['BENCH_SUBJECTS']?.split(',') ?? subjectsOf(folder);
const values = Number(process.env['BENCH_VALUES'] ?? 50_000);

/** Milliseconds after which a combobox is given up. */
const patience = 60_000;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const require = createRequire(import.meta.url);
const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

async function violations(tab: Tab): Promise<string[]> {
  await tab.evaluate(`${axe}; 0`);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  return tab.evaluate<string[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations.map(({ id }) => id))`,
  );
}

const list = '[role="listbox"]';

async function measure(tab: Tab, address: string, found: Figures): Promise<void> {
  const option = '[role="option"]';
  await tab.goto(address);
  await tab.until('globalThis.stood !== undefined');
  found.stands = await tab.evaluate<number>('stood');
  // React Aria's opens by its button alone.
  const opener = address.includes('reactAria') ? 'main button' : 'main input';
  found.opens = await timed(tab, { event: 'pointerdown', changes: option }, () =>
    tab.click(opener),
  );
  const { x, y } = await tab.hover(list);
  found['longest frame'] = await longestFrame(tab, { x, y });
  const broken = await violations(tab);
  found.axe = broken.length;
  if (broken.length > 0) process.stderr.write(`${address}: ${broken.join(', ')}\n`);
  const key = (letter: string) =>
    timed(tab, { event: 'keydown', changes: option }, () => tab.press(letter));
  found['first key'] = await key('m');
  found['second key'] = await key('u');
}

/** Measures one after the other, so that whatever the machine does besides hits all of them. */
async function run(origin: string): Promise<Map<string, Figures[]>> {
  const results = new Map<string, Figures[]>(wanted.map((name) => [name, []]));
  const hopeless = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of wanted) {
      if (hopeless.has(name)) continue;
      const browser = await launchBare();
      const tab = await browser.open(origin, []);
      const found: Figures = {};
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      const timer = AbortSignal.timeout(patience);
      timer.addEventListener('abort', () => reject(new Error('given up')));
      await Promise.race([measure(tab, `${origin}/#/${name}/${values}`, found), givenUp]).catch(
        (error: unknown) => {
          hopeless.add(name);
          process.stderr.write(`${name}: ${String(error)}\n`);
        },
      );
      results.get(name)?.push(found);
      await browser.close();
    }
  }
  return results;
}

let results = new Map<string, Figures[]>();
await withPage(folder, async (origin) => {
  results = await run(origin);
});

console.log(
  `\nA combobox of ${values.toLocaleString('en-US')} values, CPU slowed four times, median of ${rounds}`,
);
console.log(['kB gzip', ...figures].map((text) => text.padStart(14)).join(''));
for (const [name, runs] of results) {
  const cells = figures.map((figure) => {
    const known = runs.flatMap((run) => run[figure] ?? []);
    return known.length === 0 ? 'over 60 s' : median(known).toFixed(0);
  });
  const size = ((await sizeOf(folder, name)) / 1000).toFixed(1);
  console.log([size, ...cells].map((text) => text.padStart(14)).join('') + `  ${name}`);
}
for (const [figure, limit] of Object.entries(limits) as [keyof Figures, number][]) {
  const time = median((results.get('ours') ?? []).flatMap((run) => run[figure] ?? []));
  console.log(`ours, ${figure}: limit ${limit} ms: ${time < limit ? 'reached' : 'MISSED'}`);
}
