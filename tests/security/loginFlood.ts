import { accounts, openSession, password, postLogin } from '../faults/signIn.ts';
import { whileOtherReads } from './readAsOther.ts';

/** Logins under way at once, and in all. */
const atOnce = 80;
const logins = 400;

/** Half of the other user's calls are answered within this, milliseconds. */
const mostMedian = 50;

/** What a flood of logins did. */
export interface FloodOutcome {
  readonly sent: number;
  /** Logins that were told to come again: 429. */
  readonly putOff: number;
  /** What half of the other user's calls took at most, milliseconds. */
  readonly median: number;
  readonly failures: readonly string[];
}

/**
 * Logs in far more often at once than passwords can be checked, as demonstration accounts that all know
 * their password, while another user goes on.
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
  if (!statuses.includes(303)) failures.push('nobody could log in');
  if (median > mostMedian)
    failures.push(`half of another user's calls took ${Math.round(median)} ms or more`);
  const putOff = statuses.filter((status) => status === 429).length;
  return { sent: statuses.length, putOff, median, failures: [...new Set(failures)] };
}
