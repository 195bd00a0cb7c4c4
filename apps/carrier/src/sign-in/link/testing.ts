import { cookieOf, type TestServer } from '../../testing.ts';

interface Mail {
  readonly subject: string;
  readonly body: string;
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

  return { ask, choose, mailTo, open, tokenTo };
}
