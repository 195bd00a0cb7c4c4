import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './Tab.ts';

/** An event under measurement. */
interface Timed {
  readonly event: string;
  /** Selects what changes its text. */
  readonly changes: string;
  /** How long the page is left alone after it, in milliseconds. @default 600 */
  readonly rest?: number;
}

/** Does something, and gives the milliseconds from its event to the paint of what it changed. */
export async function timed(
  tab: Tab,
  { event, changes, rest = 600 }: Timed,
  act: () => Promise<void>,
): Promise<number> {
  await tab.evaluate(`probe.arm(${JSON.stringify(event)}, ${JSON.stringify(changes)})`);
  await act();
  const time = await tab.evaluate<number>('probe.effect');
  await sleep(rest);
  return time;
}
