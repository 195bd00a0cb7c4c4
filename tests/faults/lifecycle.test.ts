import { once } from 'node:events';
import { connect } from 'node:net';
import { readWorkbook } from '@agent-portal/carrier/documents/readWorkbook';
import { expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { emptyPlace } from './dataFolders.ts';
import { type Engine, engines } from './engines.ts';
import { holdRequest } from './holdRequest.ts';
import { askUntilRefused } from './load.ts';
import { signIn } from './signIn.ts';
import { isMiddleTier } from '../tiers.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

const startSeeded = async ({ settings }: Engine) => {
  const carrier = startCarrier(await settings());
  return { carrier, address: await carrier.ready };
};

/** The requests that the carrier accepted: each has a line in its log. */
const logged = (log: string, route: string) =>
  log.split('\n').filter((line) => line.includes(`"route":"${route}"`)).length;

test('a start on an empty folder shows its progress, says once that it is ready, and serves', async () => {
  const carrier = startCarrier({ CARRIER_DATA: emptyPlace() });
  const address = await carrier.ready;
  const health = await fetch(`${address}/healthz`);
  expect([health.status, await health.text()]).toEqual([200, 'ok']);
  const lines = carrier.printed.out.trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`The agent portal is ready: ${address}`);
  expect(lines.filter((line) => line.startsWith('Seeding the book'))).toHaveLength(5);
  expect(lines.filter((line) => line.includes('ready'))).toHaveLength(1);
});

/** An idle connection. The carrier closes it as soon as it receives the signal to stop. */
async function openIdle(address: string): Promise<{ readonly closed: Promise<unknown> }> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'data');
  return { closed };
}

/** Both signals have one handler, so `npm test` sends only the one that systems send. */
const signals = isMiddleTier ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const);
const stops = engines.flatMap((engine) =>
  signals.map((signal) => [signal, engine.name, engine] as const),
);

test.each(stops)(
  '%s finishes answers that have begun, and ends with 0 in under 10 s, on %s',
  async (signal, _, engine) => {
    const { carrier, address } = await startSeeded(engine);
    const headers = { Cookie: await signIn(address, 'agent') };
    const idle = await openIdle(address);
    const held = await Promise.all(Array.from({ length: 12 }, () => holdRequest(address)));
    // Fetch resolves with an answer's headers. So these answers have begun, and are not read yet.
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${address}${list}/Export`, { headers })),
    );
    const signalled = performance.now();
    carrier.kill(signal);
    await idle.closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    for (const request of held) request.release();
    const outcomes = await Promise.all(held.map(({ outcome }) => outcome));
    expect(outcomes.map((outcome) => ('status' in outcome ? outcome.status : outcome))).toEqual(
      Array.from({ length: 12 }, () => 200),
    );
    for (const answer of begun) {
      const { rows } = await readWorkbook(answer.body!);
      expect(rows.length).toBeGreaterThan(1);
    }
    expect(await carrier.ended).toEqual({ code: 0, signal: null });
    // The promise itself (reliability, 12). The remaining work at the signal takes milliseconds.
    expect(performance.now() - signalled).toBeLessThan(10_000);
  },
);

test.each(engines)(
  'SIGTERM under load on keep-alive connections drops no accepted request, on $name',
  async (engine) => {
    const { carrier, address } = await startSeeded(engine);
    const cookie = await signIn(address, 'agent');
    const held = await holdRequest(address);
    const load = askUntilRefused(`${address}${list}?pageSize=100`, cookie, 8);
    await load.reached(40);
    carrier.kill('SIGTERM');
    const outcomes = await load.outcomes;
    // The carrier cuts connections that are busy after 8 s (listen.ts). It has cut none.
    held.release();
    expect(await held.outcome).toMatchObject({ status: 200 });
    expect(await carrier.ended).toEqual({ code: 0, signal: null });
    const answers = outcomes.filter((outcome) => 'status' in outcome);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThanOrEqual(40);
    expect(answers).toHaveLength(logged(carrier.printed.log, list));
  },
);
