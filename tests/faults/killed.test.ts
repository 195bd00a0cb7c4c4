import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { engines } from './engines.ts';
import { accounts, isSignedIn, signIn } from './signIn.ts';

/** The kills for each engine. `KILL_ROUNDS=20` makes as many as the promise requires. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 5);

/**
 * Signs in all accounts repeatedly and at the same time, and kills the carrier after twenty sign-ins.
 * @returns the sessions whose 303 arrived
 */
async function signInAndKill(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const carrier = startCarrier(settings);
  const address = await carrier.ready;
  const received: string[] = [];
  const signInOn = async (account: string) => {
    for (;;) {
      try {
        received.push(await signIn(address, account));
        if (received.length === 20) carrier.kill('SIGKILL');
      } catch (error) {
        // A TypeError of fetch is the lost connection. Any other error is a rejected sign-in.
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
    const address = await startCarrier(settings).ready;
    const ms = Math.round(performance.now() - restarted);
    process.stdout.write(`${engine.name}: ready ${ms} ms after the last kill.\n`);
    const known = await Promise.all(received.map((cookie) => isSignedIn(address, cookie)));
    expect(received.length).toBeGreaterThanOrEqual(20 * rounds);
    expect(known.filter((isKnown) => !isKnown)).toHaveLength(0);
  },
);
