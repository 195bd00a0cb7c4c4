import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

/** What the panel tells an account of tax forms, or a visitor. */
async function told(account?: string): Promise<TemporaryMessage[]> {
  const headers = account ? { ...(await server.signIn(account)) } : {};
  const response = await server.request('/content/temporarymessages', { headers });
  const messages = (await response.json()) as TemporaryMessage[];
  return messages.filter(({ heading }) => heading.startsWith('Tax form'));
}

describe('what the panel tells of tax forms', () => {
  it('is that those of the last tax year are ready, with the way to them', async () => {
    expect(await told('agent')).toEqual([
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

  it.each(['sub.taxforms', 'sub.all'])('is told %s', async (account) => {
    expect(await told(account)).toEqual(await told('agent'));
  });

  it('is told historical access, of its own alone [S4]', async () => {
    const [one] = await told('historical');
    expect(one?.message).toContain('4480044');
    expect(one?.message).not.toContain('4471902');
  });

  it.each(['sub.claims', 'sub.none', 'office', undefined])('is not told %s', async (account) => {
    expect(await told(account)).toEqual([]);
  });

  it('is told nobody while the feature is off', async () => {
    await server.database.pool.query(
      "UPDATE feature_flags SET is_enabled = false WHERE feature = 'taxforms'",
    );
    expect(await told('agent')).toEqual([]);
  });
});
