import { setTimeout as sleep } from 'node:timers/promises';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { type Asked, everyRead } from '../engines/readCalls.ts';
import { openSession } from '../faults/signIn.ts';
import { Accounts } from '../security/fuzz/Accounts.ts';
import { knownOf } from '../security/fuzz/knownOf.ts';
import { quantile, verdict } from './quantile.ts';
import { startServer } from './startServer.ts';

/** How long another user may wait at p99, in milliseconds. */
const limit = 250;

/** How long one user sends each read, and over how many connections. */
const seconds = 1;
const connections = 6;

/** The other user requests a page of a list at this interval, in milliseconds. */
const pace = 50;

async function send(
  origin: string,
  Cookie: string,
  { method, url, body }: Asked['message'],
): Promise<Response> {
  const headers = { Cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const response = await fetch(origin + url, { method, headers, body: body ?? null });
  await response.arrayBuffer();
  return response;
}

/** Requests a page of a list every `pace` milliseconds, even if the last answer has not arrived. */
async function askSteadily(origin: string, Cookie: string): Promise<readonly number[]> {
  const over = AbortSignal.timeout(seconds * 1_000);
  const url = `${getPendingPolicyRequirements.path}?pageSize=10`;
  const asked: Promise<number>[] = [];
  const askOnce = async () => {
    const start = performance.now();
    await send(origin, Cookie, { method: 'GET', url });
    return performance.now() - start;
  };
  while (!over.aborted) {
    asked.push(askOnce());
    await sleep(pace);
  }
  return Promise.all(asked);
}

/** Sends one read as fast as possible, and returns the times of another user meanwhile. */
async function askWhileBusy(
  origin: string,
  message: Asked['message'],
  [busy, other]: readonly [string, string],
): Promise<readonly number[]> {
  // The carrier limits lists per minute: wait until it accepts calls of this user again.
  const { status, headers } = await send(origin, busy, message);
  if (status === 429) await sleep(Number(headers.get('Retry-After')) * 1_000);
  const over = AbortSignal.timeout(seconds * 1_000);
  const steady = askSteadily(origin, other);
  const askOn = async () => {
    // Rejections arrive so fast that more requests would measure only the client.
    while (!over.aborted && (await send(origin, busy, message)).status !== 429);
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return steady;
}

/** Sends each read as one user, and prints how long another user waits meanwhile, the slowest first. */
export async function benchFairness(): Promise<void> {
  const { origin, stop } = await startServer('medium');
  const accounts = new Accounts(origin);
  await accounts.signIn('agent');
  const reads = everyRead(await knownOf(origin, accounts)).filter(
    ({ endpoint }) => endpoint.access.who !== 'home-office',
  );
  const { Cookie: busy } = await openSession(origin, 'agent');
  const { Cookie: other } = await openSession(origin, 'solo');
  const alone = quantile(await askSteadily(origin, other), 0.99);
  console.log(
    `\nAnother user alone: p99 ${alone.toFixed(0)} ms; limit next to a busy one: ${limit}`,
  );
  const rows: { readonly name: string; readonly p99: number }[] = [];
  for (const { endpoint, message } of reads) {
    const times = await askWhileBusy(origin, message, [busy, other]);
    rows.push({ name: endpoint.name, p99: quantile(times, 0.99) });
  }
  for (const { name, p99 } of rows.toSorted((a, b) => b.p99 - a.p99).slice(0, 10))
    console.log(`${name.padEnd(36)} p99 ${p99.toFixed(0).padStart(6)}  ${verdict(p99 <= limit)}`);
  const passed = rows.filter(({ p99 }) => p99 <= limit).length;
  console.log(`${passed} of ${rows.length} reads leave another user within ${limit} ms at p99`);
  await stop();
}
