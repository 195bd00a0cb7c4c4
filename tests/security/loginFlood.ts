import { accounts, openSession, password, postLogin } from '../faults/signIn.ts';
import { whileOtherReads } from './readAsOther.ts';

/** Concurrent logins, and all logins. */
const atOnce = 80;
const logins = 400;

/** The limit for half of the other user's calls, in milliseconds. */
const mostMedian = 50;

export interface FloodOutcome {
  readonly sent: number;
  /** Logins that got 429. */
  readonly putOff: number;
  /** The median of the other user's calls, in milliseconds. */
  readonly median: number;
  readonly failures: readonly string[];
}

/**
 * Makes far more concurrent logins than the server can check passwords, with the right passwords of
 * demonstration accounts, while another user makes calls.
 */
export async function loginFlood(origin: string): Promise<FloodOutcome> {
  const [other, ...flooding] = accounts;
  const { Cookie } = await openSession(origin, other);
  const statuses: number[] = [];
  const failures: string[] = [];
  let next = 0;
  const flood = async () => {
    while (next < logins) {
      const account = flooding[next % flooding.length];
      next += 1;
      const response = await postLogin(origin, `${account}@northfield.example`, password);
      await response.arrayBuffer();
      statuses.push(response.status);
      if (![303, 429].includes(response.status)) failures.push(`a login: ${response.status}`);
      if (response.status === 429 && response.headers.get('Retry-After') === null)
        failures.push('a login was put off without Retry-After');
    }
  };
  const [, { median, failures: ofOther }] = await whileOtherReads(origin, Cookie, () =>
    Promise.all(Array.from({ length: atOnce }, flood)),
  );
  failures.push(...ofOther);
  if (!statuses.includes(303)) failures.push('no login succeeded');
  if (median > mostMedian)
    failures.push(`half of another user's calls took ${Math.round(median)} ms or more`);
  const putOff = statuses.filter((status) => status === 429).length;
  return { sent: statuses.length, putOff, median, failures: [...new Set(failures)] };
}
