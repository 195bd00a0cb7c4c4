import { alertEvents } from '@agent-portal/data/alerts/contract';
import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { alertsOn } from '../alerts/testing.ts';
import { testServer } from '../testing.ts';

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
    const response = await server.request('/content/temporarymessages', {
      headers: { ...headers },
    });
    return (await response.json()) as TemporaryMessage[];
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
