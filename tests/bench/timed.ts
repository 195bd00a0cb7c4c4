import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab } from './Tab.ts';

/** An event that is measured. */
interface Timed {
  readonly event: string;
  /** Selects the element whose text changes. */
  readonly changes: string;
  /** How long the page stays idle after it, in milliseconds. @default 600 */
  readonly rest?: number;
}

/** Does something, and returns the milliseconds from its event to the paint of its change. */
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
