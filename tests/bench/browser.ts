import type { Browser, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';

/** One page under measurement: where it is, and how its parts are found. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  readonly sort: string;
  readonly next: string;
  /** Brings the filter's input on screen and focuses it. */
  readonly openFilter: (page: Page) => Promise<void>;
  /** What changes when the filter's options do. */
  readonly options: string;
}

/** Figures of one run, in milliseconds; the heap in bytes. */
export type Figures = Record<
  'firstRow' | 'mainThread' | 'sort' | 'nextPage' | 'typing' | 'heap' | 'longestEvent',
  number
>;

interface Probe {
  firstRow: number;
  longestEvent: number;
  effect: Promise<number>;
  arm(type: string, selector: string): void;
}
declare const probe: Probe;

const firstRowText = 'tbody tr';
const slowdown = 4;

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Does something, and gives the time from its event to the paint of what it changed. */
async function timed(
  page: Page,
  type: string,
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([event, changed]) => probe.arm(event, changed), [type, selector] as const);
  await act();
  const time = await page.evaluate(() => probe.effect);
  await page.waitForTimeout(600);
  return time;
}

/** Loads a page once in a browser profile of its own, and works it. */
export async function measure(browser: Browser, subject: Subject, state: object): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: state as never,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  await page.addInitScript(installProbe);
  const before = await taskDuration(session);
  await page.goto(subject.address);
  await page.waitForFunction(() => probe.firstRow > 0);
  await page.waitForTimeout(1_500);
  const mainThread = (await taskDuration(session)) - before;
  const firstRow = await page.evaluate(() => probe.firstRow);

  const press = async (selector: string) => {
    // As a hand does: the pointer is there a moment before the press.
    await page.hover(selector);
    await page.waitForTimeout(150);
    return timed(page, 'click', firstRowText, () => page.click(selector));
  };
  const sort = await press(subject.sort);
  const nextPage = await press(subject.next);
  await subject.openFilter(page);
  await page.waitForTimeout(500);
  const typing = await timed(page, 'keydown', subject.options, () => page.keyboard.press('n'));
  const longestEvent = await page.evaluate(() => probe.longestEvent);

  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { firstRow, mainThread, sort, nextPage, typing, heap, longestEvent };
}
