import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './Tab.ts';
import { timed } from './timed.ts';

/** A page that is measured: its address, and how to find its parts. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  readonly sort: string;
  readonly next: string;
  /** Shows the input of the filter and focuses it. */
  readonly openFilter: (tab: Tab) => Promise<void>;
  /** Selects what changes with the options of the filter. */
  readonly options: string;
}

/** The figures of one run, in milliseconds; the heap in bytes. */
export type Figures = Record<
  'firstRow' | 'mainThread' | 'sort' | 'nextPage' | 'typing' | 'heap' | 'longestEvent',
  number
>;

const firstRowText = 'tbody tr';

/** Loads a page once, and uses it. */
export async function measure(tab: Tab, subject: Subject): Promise<Figures> {
  const before = await tab.mainThread();
  await tab.goto(subject.address);
  await tab.until('globalThis.probe?.firstRow');
  await sleep(1_500);
  const mainThread = (await tab.mainThread()) - before;
  const firstRow = await tab.evaluate<number>('probe.firstRow');

  const press = async (selector: string) => {
    // Like a user: the pointer is over the element a moment before the press.
    await tab.hover(selector);
    await sleep(150);
    return timed(tab, { event: 'click', changes: firstRowText }, () => tab.click(selector));
  };
  const sort = await press(subject.sort);
  const nextPage = await press(subject.next);
  await subject.openFilter(tab);
  await sleep(500);
  const typing = await timed(tab, { event: 'keydown', changes: subject.options }, () =>
    tab.press('n'),
  );
  const longestEvent = await tab.evaluate<number>('probe.longestEvent');

  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = (await tab.send('Runtime.getHeapUsage')) as { usedSize: number };
  return { firstRow, mainThread, sort, nextPage, typing, heap, longestEvent };
}
