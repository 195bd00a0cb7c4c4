import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '../faults/signIn.ts';
import { type BareBrowser, launchBare } from './browser/bareBrowser.ts';
import type { Tab } from './browser/Tab.ts';
import { everywhere, type MeasuredPage, openings, pages, secondVisits } from './measuredPages.ts';
import { quantile, verdict } from './quantile.ts';
import { startServer } from './startServer.ts';

/** Rounds in the browser. Each visit has a new profile. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** First content compared with the first page's; milliseconds; requests; MB of the server. */
const limits = { content: 1.2, opening: 50, press: 100, again: 100, requests: 20, server: 450 };

/** Named figures. */
type Figures = Readonly<Record<string, number>>;

/** All figures of one build: by page, and of menus and second visits. */
interface Run {
  readonly visits: Record<string, Figures[]>;
  readonly presses: Record<string, Figures[]>;
  readonly openings: Figures[];
  readonly again: Figures[];
}

/** Presses an element, and returns how long its slowest event took until the next paint. */
async function press(tab: Tab, selector: string): Promise<number> {
  await tab.point(selector);
  await tab.evaluate('void (probe.longestInteraction = 0)');
  await tab.click(selector);
  await sleep(700);
  return tab.evaluate<number>('probe.longestInteraction');
}

async function visit(tab: Tab, origin: string, { address, content }: MeasuredPage) {
  const [selector, words] = content;
  const source = `probe.watch(${JSON.stringify(selector)}, ${words})`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const before = await tab.mainThread();
  await tab.goto(origin + address);
  await tab.until('globalThis.probe?.firstContent');
  await sleep(1_500);
  const mainThread = (await tab.mainThread()) - before;
  // The document is a request too.
  const figures = await tab.evaluate<Figures>(`(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = files.filter((name) => name.endsWith('.js')).length;
    return { content: probe.firstContent, requests: files.length + 1, scripts };
  })()`);
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await tab.send('Runtime.getHeapUsage')) as { usedSize: number };
  return { ...figures, mainThread, heap: usedSize / 1e6 };
}

async function pressAll(tab: Tab, { presses }: MeasuredPage): Promise<Figures> {
  const times: Record<string, number> = {};
  for (const [name, selector] of [...everywhere, ...presses])
    times[name] = Math.max(times[name] ?? 0, await press(tab, selector));
  return times;
}

/** Opens each menu for the first time, and types the first keys into the palette. */
async function openMenus(tab: Tab, origin: string): Promise<Figures> {
  await visit(tab, origin, pages[0]);
  const times: Record<string, number> = {};
  for (const [name, [trigger, changes]] of Object.entries(openings)) {
    await tab.point(trigger);
    times[name] = await tab.timed('click', changes, () => tab.click(trigger));
    if (name === 'palette')
      for (const [key, letter] of Object.entries({ 'first key': 'p', 'second key': 'e' }))
        times[key] = await tab.timed('keydown', changes, () => tab.press(letter));
    // The filters stay open: one of their menus is next.
    if (name !== 'filters') await tab.escape();
    await sleep(400);
  }
  return times;
}

/** Visits pages twice, and returns the times of the second visits. */
async function visitAgain(tab: Tab): Promise<Figures> {
  const times: Record<string, number> = {};
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [address, content] of secondVisits)
      times[address] = await tab.timed('click', content, () =>
        tab.evaluate(`(() => {
          const link = document.createElement('a');
          link.href = ${JSON.stringify(address)};
          document.body.append(link);
          link.click();
          link.remove();
        })()`),
      );
  }
  return times;
}

async function addRound(browser: BareBrowser, origin: string, run: Run): Promise<void> {
  const { Cookie } = await openSession(origin, 'agent');
  for (const page of pages) {
    const tab = await browser.open(origin, Cookie);
    (run.visits[page.address] ??= []).push(await visit(tab, origin, page));
    (run.presses[page.address] ??= []).push(await pressAll(tab, page));
    await tab.close();
  }
  const tab = await browser.open(origin, Cookie);
  run.openings.push(await openMenus(tab, origin));
  run.again.push(await visitAgain(tab));
  await tab.close();
}

function print(title: string, runs: readonly Figures[], limit: number): void {
  console.log(`\n${title}, milliseconds, limit ${limit}`);
  for (const name of Object.keys(runs[0] ?? {})) {
    const time = quantile(
      runs.map((run) => run[name] ?? NaN),
      0.5,
    );
    console.log(`${name.padEnd(30)}${time.toFixed(0).padStart(6)} ${verdict(time <= limit)}`);
  }
}

function printVisits(visits: Run['visits']): void {
  const first = quantile(
    (visits[pages[0].address] ?? []).map((run) => run['content'] ?? NaN),
    0.5,
  );
  console.log('\nFirst visits: milliseconds, and MB of the heap');
  for (const [address, runs] of Object.entries(visits)) {
    const of = (name: string) =>
      quantile(
        runs.map((run) => run[name] ?? NaN),
        0.5,
      );
    const isReached =
      of('content') <= first * limits.content &&
      (address !== pages[0].address || of('requests') <= limits.requests);
    const figures = ['content', 'mainThread', 'requests', 'scripts', 'heap'].map(
      (name) => `${name} ${of(name).toFixed(name === 'heap' ? 1 : 0)}`,
    );
    console.log(`${address.padEnd(30)} ${figures.join('  ')}  ${verdict(isReached)}`);
  }
}

/**
 * Prints the figures of the most used pages at CPU slowed four times: first content, main thread, requests,
 * presses, menus and second visits.
 *
 * @param origins Servers of several builds, which are measured in turn. @default one that it starts
 */
export async function benchPages(origins: readonly string[]): Promise<void> {
  const server = origins.length === 0 ? await startServer('small') : undefined;
  const browser = await launchBare();
  const builds = (server ? [server.origin] : origins).map((origin) => {
    const run: Run = { visits: {}, presses: {}, openings: [], again: [] };
    return { origin, run };
  });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { origin, run } of builds) await addRound(browser, origin, run);
    console.log(`Pages, round ${round} of ${rounds}`);
  }
  await browser.close();
  for (const { origin, run } of builds) {
    console.log(`\n${origin}`);
    printVisits(run.visits);
    print('Menus', run.openings, limits.opening);
    print('Pages visited before', run.again, limits.again);
    for (const [address, runs] of Object.entries(run.presses))
      print(`Presses on ${address}`, runs, limits.press);
  }
  if (server === undefined) return;
  const megabytes = await server.megabytes();
  console.log(
    `\nmemory of the server: ${megabytes.toFixed(0)} MB, limit ${limits.server}: ${verdict(megabytes < limits.server)}`,
  );
  await server.stop();
}
