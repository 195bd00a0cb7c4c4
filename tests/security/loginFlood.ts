import { type AttackOutcome, whileOtherReads } from './AttackOutcome.ts';
import { accounts, password, postLogin } from '../faults/signIn.ts';

/** Concurrent logins, and all logins. */
const atOnce = 80;
const logins = 400;

/** The limit for half of the other user's calls, in milliseconds. */
const mostMedian = 50;

/**
 * Makes far more concurrent logins than the server can check passwords, with the right passwords of
 * demonstration accounts, while another user makes calls.
 */
export async function loginFlood(origin: string): Promise<AttackOutcome> {
  const [other, ...flooding] = accounts;
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
  const [, { median, waited, failures: ofOther }] = await whileOtherReads(origin, other, () =>
    Promise.all(Array.from({ length: atOnce }, flood)),
  );
  failures.push(...ofOther);
  if (!statuses.includes(303)) failures.push('no login succeeded');
  if (median > mostMedian) failures.push(`half of another user's calls took ${median} ms or more`);
  const putOff = statuses.filter((status) => status === 429).length;
  return {
    tried: `${statuses.length} logins, ${putOff} put off, ${waited}`,
    failures: [...new Set(failures)],
  };
}
