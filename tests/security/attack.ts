import { parseArgs } from 'node:util';
import { accessMatrix } from './access/accessMatrix.ts';
import type { AttackOutcome } from './AttackOutcome.ts';
import { busyReader } from './busyReader.ts';
import { changeFlood } from './changeFlood.ts';
import { callDuring, FailoverUser, isPutOff, terminateConnections } from './FailoverUser.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { largeSelection } from './largeSelection.ts';
import { loginFlood } from './loginFlood.ts';
import { longForwardedHost } from './longForwardedHost.ts';
import { manyStatements } from './manyStatements.ts';
import { oddDates } from './oddDates.ts';
import { poison } from './poison.ts';
import { resetLinks } from './resetLinks.ts';
import { sharedView } from './sharedView.ts';
import { unfinishedHeads } from './unfinishedHeads.ts';
import { uploadFlood } from './uploadFlood.ts';
import { runCommand } from '../runCommand.ts';

/**
 * `npm run attack -- --origin URL`: attacks any server with the demonstration accounts, and checks its
 * promises.
 */
const usage = `Usage: npm run attack -- --origin http://localhost:4173 [--database postgresql://…] [--requests 5000] [--seed 1]
  --origin    where the server answers; it was started with the demonstration accounts
  --database  its PostgreSQL, whose connections are then cut under load; without it this is left out
  --requests  how many wrong requests the fuzz test sends
  --seed      the same seed sends the same requests; a random one by default`;

const rounds = 10;

async function holdAccess(origin: string): Promise<AttackOutcome> {
  const { checked, failures } = await accessMatrix({ origin });
  return { tried: `${checked} answers`, failures };
}

async function holdFuzz(origin: string, requests: number, seed: number): Promise<AttackOutcome> {
  const { sent, failures } = await fuzz({ origin, requests, seed });
  return {
    tried: `${sent} requests with seed ${seed}`,
    failures: failures.map(({ number, what, request }) => `request ${number}: ${what}\n${request}`),
  };
}

async function holdFailover(origin: string, database: string): Promise<AttackOutcome> {
  const names = ['first', 'second', 'third'].map((name) => `${name} attack`);
  const users = await Promise.all(names.map((name) => FailoverUser.start(origin, name)));
  const failures: string[] = [];
  let calls = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const outcomes = await callDuring(users, () => terminateConnections(database));
    calls += outcomes.length;
    const putOff = outcomes.filter(isPutOff);
    if (putOff.length > users.length)
      failures.push(
        `round ${round} delayed ${putOff.length} calls, and ${users.length} were in flight`,
      );
    for (const { status } of outcomes) {
      if (![200, 303, 503].includes(status)) failures.push(`round ${round} answered ${status}`);
    }
    if (putOff.some(({ retryAfter }) => retryAfter === null))
      failures.push(`round ${round} put calls off without Retry-After`);
  }
  await Promise.all(users.map((user) => user.leave()));
  return { tried: `${calls} calls, all connections cut ${rounds} times`, failures };
}

function report(promise: string, { tried, failures }: AttackOutcome): boolean {
  const isHeld = failures.length === 0;
  console.log(`${isHeld ? 'ok    ' : 'FAIL  '}${promise}: ${tried}, ${failures.length} wrong`);
  for (const failure of failures.slice(0, 20)) console.log(`      ${failure}`);
  return isHeld;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { origin: text, database: text, requests: text, seed: text },
  });
  const { database, requests = '5000', seed = String(Date.now() % 1_000_000) } = values;
  if (!values.origin || !URL.canParse(values.origin) || !/^\d+$/.test(requests + seed)) {
    console.error(usage);
    return 2;
  }
  const { origin } = new URL(values.origin);
  const attacks: readonly (readonly [promise: string, () => Promise<AttackOutcome>])[] = [
    ['1  each account sees only what it may', () => holdAccess(origin)],
    // Run this first, because later attacks use up the export limit.
    ['13 many statements of one user do not block other users', () => manyStatements(origin)],
    ['7  unusual dates in every date field', () => oddDates(origin)],
    ['7  bad input', () => holdFuzz(origin, Number(requests), Number(seed))],
    ['13 a user who sends poison does not block other users', () => poison(origin)],
    ['13 a flood of logins does not block other users', () => loginFlood(origin)],
    ['13 a user who reads without pause does not block other users', () => busyReader(origin)],
    ['13 a long header of a proxy costs little', () => longForwardedHost(origin)],
    ['13 unfinished requests do not block other users, and end', () => unfinishedHeads(origin)],
    ['22 documents of one user do not fill the disk', () => uploadFlood(origin)],
    ['7  a selection of 10,000 rows is exported', () => largeSelection(origin)],
    ['1  a shared view gives no client of its owner away', () => sharedView(origin)],
    ['16 a stranger does not end a link for a new password', () => resetLinks(origin)],
    ['23 the changes of one user are limited', () => changeFlood(origin)],
  ];
  const held: boolean[] = [];
  for (const [promise, attack] of attacks) held.push(report(promise, await attack()));
  const failover = '12 a lost database costs only the calls in flight';
  if (database) held.push(report(failover, await holdFailover(origin, database)));
  else console.log(`left out  ${failover}: name its PostgreSQL with --database`);
  const stored = held.filter(Boolean).length;
  console.log(`\n${stored} passed, ${held.length - stored} failed`);
  return stored === held.length ? 0 : 1;
}

await runCommand(main);
