import { openDatabase } from '@agent-portal/carrier/db/connection';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Postgres } from '../../scripts/postgres.mjs';
import { startCarrier } from './startCarrier.ts';
import type { CarrierProcess } from '../spawnCarrier.ts';
import { startProxy, ownPostgres } from './databases.ts';
import {
  callDuring,
  FailoverUser,
  isPutOff,
  type Outcome,
  outcomeOf,
  terminateConnections,
} from '../security/FailoverUser.ts';
import { openSession } from './signIn.ts';

const list = '/API/PolicyInfo/Policies/PendingPolicyRequirements';

/** The embedded database cannot fail over: it ends with its process. */
const postgres = await ownPostgres();

const statusesBut503 = (outcomes: readonly Outcome[]) =>
  new Set(outcomes.filter((one) => !isPutOff(one)).map(({ status }) => status));

describe.skipIf(postgres === undefined)('a failover of PostgreSQL', () => {
  const { url } = postgres ?? ({} as Postgres);
  let carriers: CarrierProcess[];
  let addresses: string[];
  let users: FailoverUser[];

  beforeAll(async () => {
    carriers = [1, 2].map(() => startCarrier({ DATABASE_URL: url, CARRIER_DEMO: '1' }));
    addresses = await Promise.all(carriers.map(({ ready }) => ready));
    const starting = addresses.flatMap((address, index) =>
      ['first', 'second', 'third'].map((view) =>
        FailoverUser.start(address, `${view} of ${index}`),
      ),
    );
    users = await Promise.all(starting);
  });

  test('two processes that start at the same time on an empty database both serve, and one seeds it', () => {
    expect(addresses.every((address) => address.startsWith('http://'))).toBe(true);
    const layers = carriers.filter(({ printed }) => printed.out.includes('Seeding the book'));
    expect(layers).toHaveLength(1);
  });

  test('fails at most the calls in flight, in ten restarts in a row', async () => {
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await callDuring(users, () => postgres!.restart());
      const putOff = outcomes.filter(isPutOff);
      expect(putOff.length).toBeLessThanOrEqual(users.length);
      expect(new Set(putOff.map(({ retryAfter }) => retryAfter))).toEqual(
        new Set(putOff.length > 0 ? ['2'] : []),
      );
      expect(statusesBut503(outcomes)).toEqual(new Set([200, 303]));
    }
  });

  test('fails only the calls in flight when connections are cut, in reads, changes and sign-ins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await callDuring(users, () => terminateConnections(url));
      expect(outcomes.filter(isPutOff).length).toBeLessThanOrEqual(users.length);
      expect(statusesBut503(outcomes)).toEqual(new Set([200, 303]));
    }
    for (const { printed } of carriers) expect(printed.log).not.toContain('"status":500');
  });
});

test.skipIf(postgres === undefined)(
  'a connection that is lost before its transaction begins returns to the pool',
  async () => {
    const { pool, close } = await openDatabase(
      { databaseUrl: postgres!.url },
      { maxConnections: 1 },
    );
    const client = await pool.connect();
    await terminateConnections(postgres!.url);
    await expect(client.query('BEGIN')).rejects.toThrow(Error);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
  },
);

test.skipIf(postgres === undefined)(
  'while the database hangs, calls answer 503, the process reports it, and a signal ends the process',
  async () => {
    const proxy = await startProxy(postgres!.url);
    const carrier = startCarrier({ DATABASE_URL: proxy.url, CARRIER_DEMO: '1' });
    const address = await carrier.ready;
    const headers = { ...(await openSession(address, 'agent')) };
    const ask = (path: string) => outcomeOf(fetch(`${address}${path}`, { headers }));
    expect((await ask('/readyz')).status).toBe(200);

    proxy.hang();
    const asked = await Promise.all(Array.from({ length: 15 }, () => ask(list)));
    expect(asked).toEqual(asked.map(() => ({ status: 503, retryAfter: '2' })));
    expect((await ask('/healthz')).status).toBe(200);
    expect(await ask('/readyz')).toEqual({ status: 503, retryAfter: '2' });

    proxy.resume();
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask(list)).status).toBe(200);

    proxy.hang();
    const last = ask(list);
    await ask('/healthz');
    carrier.kill('SIGTERM');
    expect(await carrier.ended).toEqual({ code: 0, signal: null });
    expect((await last).status).toBe(503);
  },
);
