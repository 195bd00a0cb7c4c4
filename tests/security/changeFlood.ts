import { readDisplay } from '@agent-portal/data/display/display';
import { saveDisplay } from '@agent-portal/data/display/contract';
import { openSession } from '../faults/signIn.ts';
import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';

/** More than the changes that a user may make in a minute (docs/operations.md). */
const most = 120;
const sent = most + 40;

/** One user changes something without pause. */
export async function changeFlood(origin: string): Promise<AttackOutcome> {
  const headers = {
    ...(await openSession(origin, 'worksite')),
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify(readDisplay(null));
  const change = () => fetch(origin + saveDisplay.path, { method: 'POST', headers, body });
  const [answers, { failures: ofOther }] = await whileOtherReads(origin, 'solo', () =>
    Promise.all(Array.from({ length: sent }, change)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  const failures = [...ofOther];
  const saved = answers.filter(({ status }) => status === 200).length;
  if (saved > most) failures.push(`${saved} changes were saved`);
  if (saved + refused.length < sent) failures.push('some answers were neither 200 nor 429');
  if (refused.some((answer) => !answer.headers.has('Retry-After')))
    failures.push('429 without Retry-After');
  return { tried: `${sent} changes at once, ${saved} saved`, failures };
}
