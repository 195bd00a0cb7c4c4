import { getUserInfo } from '@agent-portal/data/session/contract';
import { quantile } from '../bench/quantile.ts';
import { openSession } from '../faults/signIn.ts';

/** An attack and its failures. */
export interface AttackOutcome {
  readonly tried: string;
  readonly failures: readonly string[];
}

/** The time limit of a call, in milliseconds. It depends on the machine, so no test uses it. */
export const longestCall = 2_000;

/** The failures of an attack that do not depend on the speed of the machine. */
export const withoutTimes = ({ failures }: AttackOutcome): readonly string[] =>
  failures.filter((failure) => !/ took \d+ ms/.test(failure));

/** The calls of another user during an attack. */
interface OtherCalls {
  /** How long the user waited, in words. */
  readonly waited: string;
  /** The median, in milliseconds. */
  readonly median: number;
  readonly failures: readonly string[];
}

/** Requests the signed-in user, as each page of another user does, until the attack is over. */
async function readAsOther(origin: string, Cookie: string, over: AbortSignal): Promise<OtherCalls> {
  const times: number[] = [];
  const failures = new Set<string>();
  do {
    const asked = performance.now();
    const response = await fetch(origin + getUserInfo.path, { headers: { Cookie } });
    await response.arrayBuffer();
    times.push(performance.now() - asked);
    if (!response.ok) failures.add(`another user was answered ${response.status}`);
  } while (!over.aborted);
  const [median, longest] = [Math.round(quantile(times, 0.5)), Math.round(Math.max(...times))];
  if (longest > longestCall) failures.add(`a call of another user took ${longest} ms`);
  const waited = `another user waited ${median} ms, and ${longest} at most`;
  return { waited, median, failures: [...failures] };
}

/** Attacks while the user of another demonstration account reads. */
export async function whileOtherReads<Value>(
  origin: string,
  account: string,
  attack: () => Promise<Value>,
): Promise<readonly [Value, OtherCalls]> {
  const { Cookie } = await openSession(origin, account);
  // Most users have an open connection before an attack, so the other user has one too.
  await readAsOther(origin, Cookie, AbortSignal.abort());
  const over = new AbortController();
  const reading = readAsOther(origin, Cookie, over.signal);
  const value = await attack().finally(() => over.abort());
  return [value, await reading];
}
