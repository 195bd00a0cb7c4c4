import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../signIn.ts';
import { measureRounds, printFigures } from './figures.ts';
import type { Tab } from '../Tab.ts';
import { timed } from '../timed.ts';

const selected = 10_000;

/** The limit of each figure, in milliseconds. */
const limits = { 'space selects': 50, 'space deselects': 50, 'a range of 49': 50, 'next key': 50 };
type Figure = keyof typeof limits;

const changes = 'section[aria-label="Selected rows"] strong';
const box = (place: number) => `tbody tr:nth-of-type(${place}) [data-part="select"] input`;

/** Moves the focus to a box and presses Space, with Shift for a range. */
async function pressSpace(tab: Tab, place: number, modifiers = 0): Promise<void> {
  await tab.evaluate(`document.querySelector(${JSON.stringify(box(place))}).focus()`);
  const key = { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, modifiers };
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text: ' ', ...key });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

const shift = 8;

async function measure(tab: Tab, baseURL: string): Promise<Record<Figure, number>> {
  await tab.goto(`${baseURL}/pending-v2?pageSize=50`);
  await tab.until('globalThis.probe?.firstRow');
  await sleep(2_000);
  await tab.click('[data-part="select-rows"]');
  await tab.until(`document.querySelector(${JSON.stringify(box(1))})`);
  await tab.evaluate(`probe.longestInteraction = 0`);
  await tab.click('[data-part="all"] button');
  await tab.until(
    `/^10,000 /.test(document.querySelector(${JSON.stringify(changes)})?.textContent)`,
  );
  await sleep(1_500);
  const press = (place: number, modifiers?: number) =>
    timed(tab, { event: 'keydown', changes }, () => pressSpace(tab, place, modifiers));
  return {
    'space deselects': await press(1),
    'space selects': await press(1),
    'next key': await press(2),
    'a range of 49': await press(50, shift),
  };
}

/**
 * Prints how long a key takes while 10,000 rows are selected and 50 rows are on the page, at CPU slowed four
 * times.
 */
export async function benchSelection(baseURL: string, rounds: number): Promise<void> {
  const cookies = [...(await signIn(baseURL)), ['bench-selected', String(selected)] as const];
  const times = await measureRounds([baseURL, cookies], rounds, measure);
  printFigures(
    `Keys with ${selected.toLocaleString('en-US')} selected rows, milliseconds to the paint`,
    limits,
    times,
  );
}
