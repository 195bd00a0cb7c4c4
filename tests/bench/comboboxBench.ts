import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchBare } from './bareBrowser.ts';
import { sizeOf, subjectsOf, withPage } from './buildSubjects.ts';
import { longestFrame } from './longestFrame.ts';
import { median } from './median.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** The figures of a combobox with 50,000 values, in milliseconds. `axe` counts violations. */
const figures = ['ready', 'opens', 'first key', 'second key', 'longest frame', 'axe'] as const;
type Figures = Partial<Record<(typeof figures)[number], number>>;

/** The limits of the portal's combobox. */
const limits: Figures = { opens: 100, 'first key': 50, 'second key': 50 };

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const folder = path.join(import.meta.dirname, 'combobox');
const wanted = process.env['BENCH_SUBJECTS']?.split(',') ?? subjectsOf(folder);
const values = Number(process.env['BENCH_VALUES'] ?? 50_000);

/**
 * For a busy machine: measures the work of the page's main thread, without slowing the CPU, and
 * multiplies it by four. Waiting for the processor does not count.
 */
const countsWork = Boolean(process.env['BENCH_WORK']);
const slowdown = 4;

/** Milliseconds after which the bench gives up on a combobox. */
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

async function work(tab: Tab): Promise<number> {
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds from an event to the paint of the changed options. */
async function took(tab: Tab, event: string, act: () => Promise<void>): Promise<number> {
  const before = await work(tab);
  const waited = await timed(tab, { event, changes: '[role="option"]', rest: 0 }, act);
  const worked = ((await work(tab)) - before) * slowdown;
  await sleep(600);
  return countsWork ? worked : waited;
}

async function measure(tab: Tab, address: string, found: Figures): Promise<void> {
  if (countsWork) {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await tab.send('Performance.disable');
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' });
  }
  await tab.goto(address);
  await tab.until('globalThis.readyAfter !== undefined');
  found.ready = await tab.evaluate<number>('readyAfter');
  // React Aria's combobox opens only with its button.
  const opener = address.includes('reactAria') ? 'main button' : 'main input';
  found.opens = await took(tab, 'pointerdown', () => tab.click(opener));
  const { x, y } = await tab.hover(list);
  found['longest frame'] = await longestFrame(tab, { x, y });
  const broken = await violations(tab);
  found.axe = broken.length;
  if (broken.length > 0) process.stderr.write(`${address}: ${broken.join(', ')}\n`);
  found['first key'] = await took(tab, 'keydown', () => tab.press('m'));
  found['second key'] = await took(tab, 'keydown', () => tab.press('u'));
}

/**
 * Measures one after the other in each round, so that other load of the machine affects all of them.
 */
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
  `\nA combobox of ${values.toLocaleString('en-US')} values, ${countsWork ? 'work of the main thread times four' : 'CPU slowed four times'}, median of ${rounds}`,
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
  const time = median((results.get('portal') ?? []).flatMap((run) => run[figure] ?? []));
  console.log(`portal, ${figure}: limit ${limit} ms: ${time < limit ? 'reached' : 'MISSED'}`);
}
