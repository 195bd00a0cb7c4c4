import { setTimeout as sleep } from 'node:timers/promises';
import { type BareBrowser, type Cookie, launchBare } from './bareBrowser.ts';
import { median } from './median.ts';
import { everywhere, type MeasuredPage, openings, pages } from './pages.ts';
import { signIn } from './signIn.ts';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** First content compared with the first row of the first page; milliseconds; requests. */
const limits = { content: 1.2, opening: 50, press: 100, requests: 20 };

/** The figures of one visit of a page. */
interface Visit {
  readonly content: number;
  readonly mainThread: number;
  readonly requests: number;
  readonly scripts: number;
  /** By name: how long each press took until its paint. */
  readonly presses: Readonly<Record<string, number>>;
}

/** Moves the pointer over an element a moment before the press, like a user. */
async function point(tab: Tab, selector: string): Promise<void> {
  await tab.hover(selector);
  await sleep(150);
}

/** Presses an element, and returns how long its slowest event took until the next paint. */
async function press(tab: Tab, selector: string): Promise<number> {
  await point(tab, selector);
  await tab.evaluate('void (probe.longestInteraction = 0)');
  await tab.click(selector);
  await sleep(700);
  return tab.evaluate<number>('probe.longestInteraction');
}

/** Visits a page in a new profile, and presses its buttons. */
async function measurePage(
  tab: Tab,
  baseURL: string,
  { address, content, presses }: MeasuredPage,
): Promise<Visit> {
  const [selector, words] = content;
  const source = `probe.watch(${JSON.stringify(selector)}, ${words})`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const before = await tab.mainThread();
  await tab.goto(baseURL + address);
  await tab.until('globalThis.probe?.firstContent');
  await sleep(1_500);
  const mainThread = (await tab.mainThread()) - before;
  // The document is a request too.
  const [time, requests, scripts] = await tab.evaluate<[number, number, number]>(
    `(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      return [probe.firstContent, files.length + 1, files.filter((name) => name.endsWith('.js')).length];
    })()`,
  );
  const times: Record<string, number> = {};
  for (const [name, what] of [...everywhere, ...presses])
    times[name] = Math.max(times[name] ?? 0, await press(tab, what));
  return { content: time, mainThread, requests, scripts, presses: times };
}

/** Opens each menu for the first time, and types the first key into the palette. */
async function measureOpenings(tab: Tab, baseURL: string): Promise<Record<string, number>> {
  await tab.goto(baseURL + pages[0].address);
  await tab.until('globalThis.probe?.firstRow');
  await sleep(1_500);
  const times: Record<string, number> = {};
  for (const [name, [trigger, changes]] of Object.entries(openings)) {
    await point(tab, trigger);
    times[name] = await timed(tab, { event: 'click', changes }, () => tab.click(trigger));
    if (name === 'palette')
      for (const [key, letter] of Object.entries({ 'first key': 'p', 'second key': 'e' }))
        times[key] = await timed(tab, { event: 'keydown', changes }, () => tab.press(letter));
    // The filters stay open: one of their menus is next.
    if (name !== 'filters') await tab.escape();
    await sleep(400);
  }
  return times;
}

/** All figures of one build. */
interface Run {
  readonly visits: Record<string, Visit[]>;
  readonly openings: Record<string, number>[];
}

async function addRound(
  browser: BareBrowser,
  origin: string,
  cookies: readonly Cookie[],
  run: Run,
) {
  for (const page of pages) {
    const tab = await browser.open(origin, cookies);
    (run.visits[page.address] ??= []).push(await measurePage(tab, origin, page));
    await tab.close();
  }
  const tab = await browser.open(origin, cookies);
  run.openings.push(await measureOpenings(tab, origin));
  await tab.close();
}

const verdict = (isReached: boolean) => (isReached ? '' : 'MISSED');
const cell = (value: number, width = 9) => value.toFixed(0).padStart(width);

function print({ visits, openings: runs }: Run): void {
  const of = (address: string, figure: (visit: Visit) => number) =>
    median((visits[address] ?? []).map(figure));
  const first = of(pages[0].address, ({ content }) => content);
  console.log(`\n${'page'.padEnd(30)}  content ratio mainThread requests scripts`);
  for (const { address } of pages) {
    const content = of(address, (visit) => visit.content);
    const requests = of(address, (visit) => visit.requests);
    const isReached =
      content <= first * limits.content &&
      (address !== pages[0].address || requests <= limits.requests);
    console.log(
      `${address.padEnd(30)}${cell(content)} ${(content / first).toFixed(2).padStart(5)} ${cell(
        of(address, (visit) => visit.mainThread),
        10,
      )}${cell(requests)}${cell(
        of(address, (visit) => visit.scripts),
        8,
      )} ${verdict(isReached)}`,
    );
  }
  console.log(`\nOpening to the paint, milliseconds, limit ${limits.opening}`);
  for (const name of Object.keys(runs[0] ?? {})) {
    const time = median(runs.map((run) => run[name] ?? NaN));
    console.log(`${name.padEnd(30)}${cell(time)} ${verdict(time <= limits.opening)}`);
  }
  console.log(`\nPress to the next paint, milliseconds, limit ${limits.press}`);
  for (const { address } of pages)
    for (const name of Object.keys(visits[address]?.[0]?.presses ?? {})) {
      const time = of(address, ({ presses }) => presses[name] ?? NaN);
      console.log(
        `${`${address} ${name}`.padEnd(54)}${cell(time, 5)} ${verdict(time <= limits.press)}`,
      );
    }
}

/**
 * Prints the figures of the most used pages at CPU slowed four times: first content, main thread, requests,
 * presses and menus. With several origins, each serves another build, and they are measured in turn.
 */
export async function benchPages(origins: readonly string[], rounds: number): Promise<void> {
  const browser = await launchBare();
  const builds = await Promise.all(
    origins.map(async (origin) => {
      const run: Run = { visits: {}, openings: [] };
      return { origin, cookies: await signIn(origin), run };
    }),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { origin, cookies, run } of builds) await addRound(browser, origin, cookies, run);
    console.log(`Pages, round ${round} of ${rounds}`);
  }
  await browser.close();
  for (const { run } of builds) print(run);
}

if (import.meta.main)
  await benchPages(process.argv.slice(2), Number(process.env['BENCH_ROUNDS'] ?? 5));
