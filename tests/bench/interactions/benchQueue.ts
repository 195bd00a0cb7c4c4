import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../signIn.ts';
import type { Tab } from '../Tab.ts';
import { timed } from '../timed.ts';
import { measureRounds, printFigures } from './figures.ts';

/** The limit of each figure, in milliseconds. */
const limits = { 'open an item': 100, 'next item': 100, 'one more': 100, 'item before': 100 };
type Figure = keyof typeof limits;

const changes = '[data-part="item"]';

async function measure(tab: Tab, baseURL: string): Promise<Record<Figure, number>> {
  await tab.goto(`${baseURL}/my-business`);
  await tab.until(`document.querySelector('[data-line] [data-part="title"]')`);
  await sleep(3_000);
  const press = (key: string) =>
    timed(tab, { event: 'keydown', changes, rest: 1_000 }, () => tab.press(key));
  await tab.press('j');
  return {
    'open an item': await press('a'),
    'next item': await press('j'),
    'one more': await press('j'),
    'item before': await press('k'),
  };
}

/** Prints how long a step through the queue of Today takes by keys, at CPU slowed four times. */
export async function benchQueue(baseURL: string, rounds: number): Promise<void> {
  const times = await measureRounds([baseURL, await signIn(baseURL)], rounds, measure);
  printFigures('Steps through Today, milliseconds to the paint', limits, times);
}
