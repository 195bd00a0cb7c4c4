import { openDatabase } from '@agent-portal/carrier/db/connection';
import { contract } from '@agent-portal/data/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../conformance/Visitor.ts';
import { startCarrier } from '../faults/startCarrier.ts';
import { ownPostgres } from '../faults/databases.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { openSession } from '../faults/signIn.ts';
import { type Asked, everyMoneyOrder, everyOrder, everyRead, everySearch } from './readCalls.ts';
import { isMiddleTier } from '../tiers.ts';
import { comparable } from './comparable.ts';

const postgres = await ownPostgres();

const known = {
  policyNumber: 'NL0018O0142',
  lineId: 128,
  cycleDate: '2026-11-15',
  agentStatementType: 'Commissions',
  formId: '4471902-2025-NEC',
  envelopeId: 'E-NL0018O0142',
  groupId: 'G001001',
  listBillId: 'B100028',
  groupNumber: 'G001001',
  regionCode: 'C2',
  claimNumber: 'C100001',
  clientId: 'CL1000098',
  documentId: 'no-document',
};
const accounts = {
  agent: '4471902',
  historical: '4471902',
  'sub.claims': '4471902',
  solo: '4480055',
  office: undefined,
} as const;

/**
 * An empty database with an English collation, as most databases of carriers have. PGlite sorts by
 * bytes.
 */
async function englishDatabase(url: string): Promise<string> {
  const { pool, close } = await openDatabase({ databaseUrl: url });
  await pool.query(
    "CREATE DATABASE english TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LOCALE 'C.UTF-8'",
  );
  await close();
  return new URL('/english', url).href;
}

/** A high limit, because the test requests every export within a minute. */
const unlimited = { EXPORTS_PER_MINUTE: '10000' };

/** The same data on each engine, in different time zones. */
describe.skipIf(postgres === undefined)('PGlite and PostgreSQL', () => {
  let origins: readonly string[];
  beforeAll(async () => {
    const embedded = startCarrier({ ...unlimited, CARRIER_DATA: await seededFolder(), TZ: 'UTC' });
    const server = startCarrier({
      ...unlimited,
      DATABASE_URL: await englishDatabase(postgres?.url ?? ''),
      CARRIER_DEMO: '1',
      TZ: 'America/Chicago',
    });
    origins = await Promise.all([embedded, server].map(({ ready }) => ready));
  });

  /** The calls whose answers differ between the engines, and the answers. */
  async function differences(account: string | undefined, calls: readonly Asked[]) {
    const visitors = await Promise.all(
      origins.map(async (origin) => {
        const session = account && (await openSession(origin, account));
        return new Visitor(origin, session ? session.Cookie : '');
      }),
    );
    const found: unknown[] = [];
    for (const { endpoint, message } of calls) {
      const [one, other] = await Promise.all(
        visitors.map(async (visitor) => comparable(endpoint, await visitor.send(message))),
      );
      if (JSON.stringify(one) !== JSON.stringify(other)) found.push([message.url, one, other]);
    }
    return found;
  }

  // The other accounts make the same queries over parts of the same book: the full tier has them.
  const asked = Object.entries(accounts).filter(
    ([account]) => !isMiddleTier || account === 'agent' || account === 'office',
  );

  test.each([...asked, [undefined, undefined] as const])(
    'give the same answer to every read, for %s',
    async (account, agentId) => {
      const calls = everyRead({ ...known, agentId: agentId ?? '4471902' });
      expect(await differences(account, calls)).toEqual([]);
    },
  );

  test('are compared in every read of the contract', () => {
    const asked = new Set(everyRead({ ...known, agentId: '1' }).map((one) => one.endpoint.name));
    const reads = Object.values(contract).filter((endpoint) => endpoint.effect === 'read');
    expect(reads.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  });

  test.each(['agent', 'office'])(
    'find the same rows in the same order, for %s',
    async (account) => {
      expect(await differences(account, everySearch)).toEqual([]);
    },
  );

  test('sort every list in the same order, by every field', async () => {
    expect(await differences('agent', everyOrder)).toEqual([]);
    expect(await differences('agent', everyMoneyOrder)).toEqual([]);
  });
});
