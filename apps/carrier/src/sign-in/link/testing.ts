import { subAccountsOn } from '../../sub-accounts/testing.ts';
import { cookieOf, type SignedIn, type TestServer } from '../../testing.ts';

interface Mail {
  readonly subject: string;
  readonly body: string;
}

/**
 * Makes nora, a sub-account with a password that is no demonstration account, and empties the outbox.
 * @returns the session of its agent
 */
export async function createNora(server: TestServer): Promise<SignedIn> {
  const { accept, find, invite, remove } = subAccountsOn(server);
  const empty = (table: string) => server.database.pool.query(`DELETE FROM ${table}`);
  await empty('rate_limits');
  await empty('outbox');
  const agent = await server.signIn('agent');
  const former = await find(agent);
  if (former) await remove(agent, former.version);
  await invite(agent);
  await accept();
  await empty('outbox');
  return agent;
}

/** What users who forgot their password do, for tests. */
export function resetsOn(server: TestServer) {
  /** Requests a link. */
  const ask = (username: string, headers: Record<string, string> = {}) =>
    server.request('/auth/forgot-password', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username }),
    });

  /** The e-mail to an address, newest first. */
  async function mailTo(sentTo: string): Promise<readonly Mail[]> {
    const { rows } = await server.database.pool.query<Mail>(
      `SELECT subject, body FROM outbox WHERE sent_to = '${sentTo}' ORDER BY message_id DESC`,
    );
    return rows;
  }

  /** The token of the newest link to an address. */
  async function tokenTo(sentTo: string): Promise<string> {
    for (const { body } of await mailTo(sentTo)) {
      const [, token] = /reset-password\?token=(\S+)/.exec(body) ?? [];
      if (token !== undefined) return token;
    }
    return '';
  }

  /** Opens a link. @returns its cookie and its page */
  async function open(token: string) {
    const opened = await server.request(`/auth/reset-password?token=${token}`);
    const Cookie = cookieOf(opened, '__Host-password-reset');
    const page = await server.request(opened.headers.get('Location') ?? '', {
      headers: { Cookie },
    });
    return { opened, Cookie, page, text: await page.text() };
  }

  const choose = (Cookie: string, password: string, headers: Record<string, string> = {}) =>
    server.request('/auth/reset-password', {
      method: 'POST',
      headers: { Cookie, ...headers },
      body: new URLSearchParams({ password }),
    });

  /** The newest entries of the audit log, each as 'action: username'. */
  async function lastActions(howMany: number): Promise<readonly string[]> {
    const { rows } = await server.database.pool.query<{ action: string; username: string | null }>(
      `SELECT action, username FROM audit_entries LEFT JOIN users USING (user_id)
       ORDER BY audit_entry_id DESC LIMIT ${howMany}`,
    );
    return rows.map(({ action, username }) => `${action}: ${username}`);
  }

  return { ask, choose, lastActions, mailTo, open, tokenTo };
}
