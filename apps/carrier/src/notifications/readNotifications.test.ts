import {
  mostMarked,
  mostRead,
  type TemporaryMessage,
} from '@agent-portal/data/notifications/contract';
import { beforeEach, describe, expect, it, afterEach, test, vi } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { sharedServer, testServer, type TestCaller } from '../testing.ts';
import { alertEvents } from '@agent-portal/data/alerts/contract';
import { alertsOn } from '../alerts/testing.ts';

const address = '/API/UserData/ReadNotifications';

const server = await sharedServer();
beforeEach(() => server.database.pool.query('DELETE FROM read_notifications'));

const keysOf = async (who: TestCaller) =>
  (await server.read<{ keys: string[] }>(address, who)).keys;
const mark = (who: TestCaller, keys: readonly unknown[]) => server.post(address, who, { keys });

describe('a read notification', () => {
  it('is read in every session of the account, and in no other account', async () => {
    const here = await server.signIn('agent');
    const answer = await mark(here, ['notice 1', '2026-11-12 ~4k2']);
    expect(await answer.json()).toEqual({ keys: ['2026-11-12 ~4k2', 'notice 1'] });
    expect(await keysOf(await server.signIn('agent'))).toEqual(['2026-11-12 ~4k2', 'notice 1']);
    for (const other of ['sub.all', 'solo', 'office'])
      expect(await keysOf(await server.signIn(other))).toEqual([]);
  });

  it('is separate for each agent that home office acts for, and for its own account', async () => {
    const office = homeOffice(server);
    await mark(await server.signIn('office'), ['a']);
    await mark(await office.actingAs(dana), ['b']);
    expect(await keysOf(await server.signIn('office'))).toEqual(['a']);
    expect(await keysOf(await office.actingAs(dana))).toEqual(['b']);
    expect(await keysOf(await server.signIn('agent'))).toEqual([]);
  });

  it('stays read when two parallel calls mark it again', async () => {
    const agent = await server.signIn('agent');
    const answers = await Promise.all([mark(agent, ['a', 'a']), mark(agent, ['a', 'b'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await keysOf(agent)).toEqual(['a', 'b']);
  });

  it('is forgotten when there are too many, earliest first, and only for its account', async () => {
    const agent = await server.signIn('agent');
    const other = await server.signIn('solo');
    await mark(other, ['notice 0']);
    for (let from = 0; from < mostRead + mostMarked; from += mostMarked) {
      server.clock.now = new Date(server.clock.now.getTime() + 1_000);
      await mark(
        agent,
        Array.from({ length: mostMarked }, (_, at) => `notice ${from + at}`),
      );
    }
    const saved = await keysOf(agent);
    expect(saved).toHaveLength(mostRead);
    expect(saved).toContain(`notice ${mostRead + mostMarked - 1}`);
    expect(saved).not.toContain('notice 0');
    const { rows } = await server.database.pool.query('SELECT 1 FROM read_notifications');
    expect(rows).toHaveLength(mostRead + 1);
    expect(await keysOf(other)).toEqual(['notice 0']);
  });

  it('is refused with 400 when there are none, too many, or wrong keys', async () => {
    const tooMany = Array.from({ length: mostMarked + 1 }, (_, at) => `notice ${at}`);
    for (const keys of [[], tooMany, [''], ['a\nb'], ['a'.repeat(101)], [1]])
      expect((await mark('agent', keys)).status).toBe(400);
    expect(await keysOf('agent')).toEqual([]);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Reads the Notifications panel on a business date that differs from the machine's clock. */
async function noticesOn(businessDate: string, machineTime: string): Promise<TemporaryMessage[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(machineTime) });
  const server = await testServer({ env: { CARRIER_TODAY: businessDate } });
  server.clock.now = new Date(machineTime);
  try {
    const headers = await server.signIn('agent');
    await alertsOn(server).save(
      headers,
      alertEvents.map((event) => ({ event, channels: ['Portal'], frequency: 'AtOnce' })),
    );
    return await server.read<TemporaryMessage[]>('/content/temporarymessages', headers);
  } finally {
    await server.database.close();
  }
}

test('notices have the days of the business date, whatever the clock of the machine says', async () => {
  const notices = await noticesOn('2026-11-18', '2026-11-18T15:00:00Z');
  const kinds = [...new Set(notices.map(({ kind }) => kind))];
  expect(kinds).toEqual(
    expect.arrayContaining([
      'Claims',
      'Commissions',
      'Follow-ups',
      'Hierarchy',
      'Requirements',
      'Tax forms',
    ]),
  );
  expect(notices.every(({ publishDate }) => publishDate <= '2026-11-18')).toBe(true);
  expect(await noticesOn('2026-11-18', '2027-03-05T23:30:00Z')).toEqual(notices);
});

test('notices follow a business date that is another day than that of the machine', async () => {
  const notices = await noticesOn('2026-11-19', '2026-11-18T15:00:00Z');
  const days = notices.map(({ publishDate }) => publishDate);
  expect(days.toSorted().at(-1)).toBe('2026-11-19');
});
