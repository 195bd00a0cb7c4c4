import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the other user sends requests at a steady pace, however long the answers take.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { templateFolder } from '@agent-portal/carrier/db/testing/template';
import { testPlan, testToday } from '@agent-portal/carrier/db/testing';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { type Asked, everyRead } from '../engines/readCalls.ts';
import { openSession } from '../faults/signIn.ts';
import { Accounts } from '../security/fuzz/Accounts.ts';
import { knownOf } from '../security/fuzz/knownOf.ts';

const usage = `Usage: npm run bench:fairness -- [--origin http://localhost:4173] [--size medium] [--seconds 1] [--limit 250] [--only NAME,NAME]
  --origin   a server with the demonstration accounts; without it one is started on the embedded database
  --size     the book of the server that is started: small, medium or large
  --seconds  how long one user asks each read
  --limit    milliseconds that another user may wait at p99: 250 on the embedded database, 100 on PostgreSQL
  --only     asks these reads alone, by their names in the contract`;

const connections = 6;

/** The other user requests a page of a list at this interval, in milliseconds. */
const pace = 50;

/** The effect of one read on another user. */
interface Row {
  readonly name: string;
  readonly calls: number;
  /** The number of answers with each status other than 200. */
  readonly others: string;
  readonly p50: number;
  readonly p99: number;
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  NaN;

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
async function askSteadily(origin: string, Cookie: string, over: AbortSignal) {
  const times: number[] = [];
  const url = `${getPendingPolicyRequirements.path}?pageSize=10`;
  const asked: Promise<void>[] = [];
  const askOnce = async () => {
    const start = performance.now();
    await send(origin, Cookie, { method: 'GET', url });
    times.push(performance.now() - start);
  };
  while (!over.aborted) {
    asked.push(askOnce());
    await sleep(pace);
  }
  await Promise.all(asked);
  return times;
}

/** Waits until the carrier accepts calls of this user again: it limits lists per minute. */
async function untilTaken(...call: Parameters<typeof send>): Promise<void> {
  const { status, headers } = await send(...call);
  if (status === 429) await sleep(Number(headers.get('Retry-After')) * 1_000);
}

/** Sends one read over several connections as fast as possible, while another user reads. */
async function benchRead(
  origin: string,
  { endpoint, message }: Asked,
  [busy, other]: readonly [string, string],
  seconds: number,
): Promise<Row> {
  await untilTaken(origin, busy, message);
  const over = AbortSignal.timeout(seconds * 1_000);
  const steady = askSteadily(origin, other, over);
  const statuses = new Map<number, number>();
  const askOn = async () => {
    while (!over.aborted) {
      const { status } = await send(origin, busy, message);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Rejections arrive so fast that more requests would measure only the client.
      if (status === 429) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const times = await steady;
  const calls = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const others = [...statuses].filter(([status]) => status !== 200);
  return {
    name: endpoint.name,
    calls,
    others: others.map(([status, count]) => `${count} × ${status}`).join(', '),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const main = '../../apps/carrier/src/main.ts';

/** Reads what a carrier prints until it prints its address. @throws if the process ends before */
async function readyAddress(printed: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of printed) {
    text += piece;
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The carrier ended before it was ready: ${text}`);
}

/** Starts a carrier on a copy of the seeded data. The first start of a size seeds it. */
async function startServer(size: 'small' | 'medium' | 'large'): Promise<Server> {
  const parent = mkdtempSync(path.join(tmpdir(), 'agent-portal-bench-'));
  const folder = path.join(parent, 'data');
  const copy = { recursive: true, mode: constants.COPYFILE_FICLONE };
  cpSync(await templateFolder(testPlan(size)), folder, copy);
  const settings = {
    CARRIER_DATA: folder,
    CARRIER_SIZE: size,
    CARRIER_TODAY: testToday,
    PORT: '0',
  };
  const server = spawn(process.execPath, [path.join(import.meta.dirname, main)], {
    env: { ...process.env, ...settings, READS_PER_MINUTE: '999999', EXPORTS_PER_MINUTE: '999999' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await readyAddress(
    server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }),
  );
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(parent, { recursive: true, force: true });
  };
  return { origin, stop };
}

function printRow({ name, calls, others, p50, p99 }: Row, limit: number): void {
  const times = [p50, p99].map((time) => time.toFixed(0).padStart(6));
  const verdict = p99 <= limit ? 'pass' : 'miss';
  console.log(
    `${name.padEnd(36)} calls ${String(calls).padStart(5)}  other user p50 ${times[0]}  p99 ${times[1]}  ${verdict}  ${others}`,
  );
}

/** Sends each read as one user, and prints how long another user waits meanwhile, the slowest first. */
async function benchFairness(
  origin: string,
  { seconds, limit, only }: { seconds: number; limit: number; only?: string | undefined },
): Promise<void> {
  const accounts = new Accounts(origin);
  await accounts.signIn('agent');
  const reads = everyRead(await knownOf(origin, accounts)).filter(
    ({ endpoint: { access, name } }) =>
      access.who !== 'home-office' && (only === undefined || only.split(',').includes(name)),
  );
  const { Cookie: busy } = await openSession(origin, 'agent');
  const { Cookie: other } = await openSession(origin, 'solo');
  const alone = await askSteadily(origin, other, AbortSignal.timeout(seconds * 1_000));
  console.log(
    `another user alone: p50 ${quantile(alone, 0.5).toFixed(0)}, p99 ${quantile(alone, 0.99).toFixed(0)} ms`,
  );
  const rows: Row[] = [];
  for (const read of reads) {
    const row = await benchRead(origin, read, [busy, other], seconds);
    rows.push(row);
    printRow(row, limit);
  }
  console.log('\nThe slowest first:');
  for (const row of rows.toSorted((a, b) => b.p99 - a.p99).slice(0, 10)) printRow(row, limit);
  const passed = rows.filter(({ p99 }) => p99 <= limit).length;
  console.log(`${passed} of ${rows.length} reads leave another user within ${limit} ms at p99`);
}

if (import.meta.main) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { origin: text, size: text, seconds: text, limit: text, only: text },
  });
  const { size = 'medium', seconds = '1', limit = '250', only } = values;
  const isSize = size === 'small' || size === 'medium' || size === 'large';
  if (!isSize || !/^\d+$/.test(seconds + limit)) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    const server = values.origin === undefined ? await startServer(size) : undefined;
    const origin = server?.origin ?? new URL(values.origin ?? '').origin;
    await benchFairness(origin, { seconds: Number(seconds), limit: Number(limit), only });
    await server?.stop();
  }
}
