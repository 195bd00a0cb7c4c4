import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

/** The notices about tax forms for an account or a visitor. */
async function noticesOf(account?: string): Promise<TemporaryMessage[]> {
  const headers = account ? { ...(await server.signIn(account)) } : {};
  const response = await server.request('/content/temporarymessages', { headers });
  const messages = (await response.json()) as TemporaryMessage[];
  return messages.filter(({ heading }) => heading.startsWith('Tax form'));
}

describe('the notices about tax forms', () => {
  it('say that the forms of the last tax year are ready, with a link to them', async () => {
    expect(await noticesOf('agent')).toEqual([
      {
        kind: 'Tax forms',
        heading: 'Tax forms ready for 2025',
        message:
          '<ul><li>1099-NEC, agent 4471925</li><li>1099-NEC, agent 4471918</li>' +
          '<li>1099-NEC, agent 4471902</li><li>1099-MISC, agent 4471902</li></ul>' +
          '<p><a href="/tax-forms?taxYear=2025">See and download the forms</a></p>',
        publishDate: '2026-01-30',
      },
    ]);
  });

  it.each(['sub.taxforms', 'sub.all'])('are shown to %s', async (account) => {
    expect(await noticesOf(account)).toEqual(await noticesOf('agent'));
  });

  it('are shown to historical access, only for its own forms [S4]', async () => {
    const [one] = await noticesOf('historical');
    expect(one?.message).toContain('4480044');
    expect(one?.message).not.toContain('4471902');
  });

  it.each(['sub.claims', 'sub.none', 'office', undefined])(
    'are not shown to %s',
    async (account) => {
      expect(await noticesOf(account)).toEqual([]);
    },
  );

  it('are not shown while the feature is off', async () => {
    await server.database.pool.query(
      "UPDATE feature_flags SET is_enabled = false WHERE feature = 'taxforms'",
    );
    expect(await noticesOf('agent')).toEqual([]);
  });
});
