import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readyAddress, startCarrier } from './carrierProcess.ts';
import { emptyPlace, seededFolder } from './dataFolders.ts';
import { ask, askUntilRefused } from './load.ts';
import { signIn } from './signIn.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

const startSeeded = async () => {
  const carrier = startCarrier({ CARRIER_DATA: await seededFolder() });
  return { carrier, address: await readyAddress(carrier) };
};

/** The requests that the carrier took on: each has a line in its log. */
const logged = (log: string, route: string) =>
  log.split('\n').filter((line) => line.includes(`"route":"${route}"`)).length;

test('a start on an empty place shows its progress, says once that it is ready, and serves', async () => {
  const carrier = startCarrier({ CARRIER_DATA: emptyPlace() });
  const address = await readyAddress(carrier);
  const health = await fetch(`${address}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, 'ok']);
  const lines = carrier.printed.out.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`The agent portal is ready: ${address}`);
  expect(lines.filter((line) => line.startsWith('Laying down the book'))).toHaveLength(5);
  expect(lines.filter((line) => line.includes('ready'))).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets answers under way finish, and ends with 0 in under 10 s',
  async (signal) => {
    const { carrier, address } = await startSeeded();
    const cookie = await signIn(address, 'agent');
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const asked = Array.from({ length: 12 }, () => ask(`${address}${list}/Export`, cookie, agent));
    // Long enough for all twelve to be accepted, too short for their workbooks to be made.
    await setTimeout(150);
    const answeredBefore = logged(carrier.printed.log, `${list}/Export`);
    const signalled = performance.now();
    carrier.kill(signal);
    const outcomes = await Promise.all(asked);
    expect(await carrier.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - signalled).toBeLessThan(10_000);
    expect(answeredBefore).toBeLessThan(12);
    expect(outcomes.map((outcome) => ('status' in outcome ? outcome.status : outcome))).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
    agent.destroy();
  },
);

test('SIGTERM under a load over kept connections drops no accepted request', async () => {
  const { carrier, address } = await startSeeded();
  const cookie = await signIn(address, 'agent');
  const load = askUntilRefused(`${address}${list}?pageSize=100`, cookie, 8);
  await setTimeout(2_000);
  const signalled = performance.now();
  carrier.kill('SIGTERM');
  const outcomes = await load;
  expect(await carrier.ended).toEqual({ code: 0, signal: null });
  // Connections that are still busy after 8 s are cut (listen.ts): none may be.
  expect(performance.now() - signalled).toBeLessThan(7_000);
  const answers = outcomes.filter((outcome) => 'status' in outcome);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers).toHaveLength(logged(carrier.printed.log, list));
});
