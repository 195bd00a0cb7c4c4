import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { engines } from './engines.ts';
import { accounts, isSignedIn, signIn } from './signIn.ts';

/** Of each engine; `KILL_ROUNDS=20` makes as many as the promise counts. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 5);

/**
 * Signs the accounts in, over and over and all at once, and kills the carrier once twenty are in.
 * @returns the sessions whose 303 arrived
 */
async function signInAndKill(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const carrier = startCarrier(settings);
  const address = await readyAddress(carrier);
  const received: string[] = [];
  const signInOn = async (account: string) => {
    for (;;) {
      try {
        received.push(await signIn(address, account));
        if (received.length === 20) carrier.kill('SIGKILL');
      } catch (error) {
        // fetch's own error, a TypeError, is the lost connection; anything else is a refused sign-in.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  await Promise.all(accounts.map(signInOn));
  await carrier.ended;
  return received;
}

test.each(engines)(
  'kill -9 during sign-ins loses no session whose 303 was received, on $name',
  async (engine) => {
    const settings = await engine.settings();
    const received: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      received.push(...(await signInAndKill(settings)));

    const restarted = performance.now();
    const address = await readyAddress(startCarrier(settings));
    const ms = Math.round(performance.now() - restarted);
    process.stdout.write(`${engine.name}: ready ${ms} ms after the last kill.\n`);
    const known = await Promise.all(received.map((cookie) => isSignedIn(address, cookie)));
    expect(received.length).toBeGreaterThanOrEqual(20 * rounds);
    expect(known.filter((isKnown) => !isKnown)).toHaveLength(0);
  },
);
