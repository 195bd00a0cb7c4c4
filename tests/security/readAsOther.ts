import { quantile } from '../bench/quantile.ts';

const userInfo = '/auth/userinfo';

/** The response times and failures of another user during an attack. */
export interface OtherOutcome {
  /** The median, in milliseconds. */
  readonly median: number;
  /** The maximum, in milliseconds. */
  readonly longest: number;
  readonly failures: readonly string[];
}

/** Requests the signed-in user, as each page of another user does, until the attack is over. */
export async function readAsOther(
  origin: string,
  Cookie: string,
  over: AbortSignal,
): Promise<OtherOutcome> {
  const times: number[] = [];
  const failures: string[] = [];
  do {
    const asked = performance.now();
    const response = await fetch(origin + userInfo, { headers: { Cookie } });
    await response.arrayBuffer();
    times.push(performance.now() - asked);
    if (!response.ok) failures.push(`another user was answered ${response.status}`);
  } while (!over.aborted);
  return {
    median: quantile(times, 0.5),
    longest: Math.max(...times),
    failures: [...new Set(failures)],
  };
}

/** Attacks while another user reads. */
export async function whileOtherReads<Value>(
  origin: string,
  Cookie: string,
  attack: () => Promise<Value>,
): Promise<readonly [Value, OtherOutcome]> {
  const over = new AbortController();
  const reading = readAsOther(origin, Cookie, over.signal);
  const value = await attack().finally(() => over.abort());
  return [value, await reading];
}
