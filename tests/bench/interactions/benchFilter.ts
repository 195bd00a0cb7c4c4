import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../signIn.ts';
import { measureRounds, printFigures } from './figures.ts';
import { filters, primaryInsured, subjects } from '../subjects.ts';
import type { Tab } from '../Tab.ts';
import { timed } from '../timed.ts';

const insureds = 50_000;

/** The limit of each figure, in milliseconds. */
const limits = { 'first options': 100, 'first key': 50, 'second key': 50 };
type Figure = keyof typeof limits;

const [{ options: changes }] = subjects;

async function measure(tab: Tab, baseURL: string): Promise<Record<Figure, number>> {
  await tab.goto(`${baseURL}/pending`);
  await tab.until('globalThis.probe?.firstRow');
  await sleep(1_500);
  await tab.click(filters);
  await tab.hover(primaryInsured);
  await sleep(1_000);
  return {
    'first options': await timed(tab, { event: 'pointerdown', changes }, () =>
      tab.click(primaryInsured),
    ),
    'first key': await timed(tab, { event: 'keydown', changes }, () => tab.press('a')),
    'second key': await timed(tab, { event: 'keydown', changes }, () => tab.press('n')),
  };
}

/**
 * Prints how long the filter Primary Insured takes with very many insureds to show its options, and to
 * follow what the user types, at CPU slowed four times.
 */
export async function benchFilter(baseURL: string, rounds: number): Promise<void> {
  const cookies = [...(await signIn(baseURL)), ['bench-insureds', String(insureds)] as const];
  const times = await measureRounds([baseURL, cookies], rounds, measure);
  printFigures(
    `Filter with ${insureds.toLocaleString('en-US')} values, milliseconds to the paint`,
    limits,
    times,
  );
}
