import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../password/password.ts';
import { cookieOf, type SignedIn, type TestServer } from '../../testing.ts';

/** The code that an app with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: at.getTime(),
  });

/** A moment some seconds before or after another. */
export const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** What users do at the second step, for tests. */
export function secondStepOn(server: TestServer) {
  const { pool } = server.database;

  /** A home-office user who is not a demonstration account. */
  async function addStaff(username: string, password: string): Promise<void> {
    await pool.query(
      `INSERT INTO users (username, password_hash, kind, first_name, last_name, roles)
       VALUES ('${username}', '${await hashPassword(password)}', 'home-office', 'Gwen', 'Tash', '{}')`,
    );
  }

  /** Sends the password. @returns the answer and the sign-in that waits */
  async function begin(username: string, password: string, returnurl = '/pending#here') {
    const response = await server.postLogin({ username, password, returnurl });
    return { response, Cookie: cookieOf(response, '__Host-second-step') };
  }

  const open = (Cookie: string) => server.request('/auth/second-step', { headers: { Cookie } });

  const answer = (Cookie: string, fields: Record<string, string>) =>
    server.request('/auth/second-step', {
      method: 'POST',
      headers: { Cookie },
      body: new URLSearchParams(fields),
    });

  /** The key on the page for setting up. */
  async function keyOn(Cookie: string): Promise<string> {
    const text = await (await open(Cookie)).text();
    return /class="key"[^>]*>([^<]+)</.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
  }

  /** Sets up an app at the sign-in. @returns its secret and the recovery codes */
  async function setUp(username: string, password: string) {
    const { Cookie } = await begin(username, password);
    const secret = await keyOn(Cookie);
    const response = await answer(Cookie, { code: codeAt(secret, server.clock.now) });
    const text = await response.text();
    const codes = [...text.matchAll(/<li>\s*([\dA-Z-]{19})\s*<\/li>/g)].map(
      ([, code = '']) => code,
    );
    return { response, secret, codes, session: sessionOf(response) };
  }

  return { addStaff, answer, begin, keyOn, open, setUp };
}

/** The session that an answer starts. */
export function sessionOf(response: Response): SignedIn {
  const csrf = cookieOf(response, '__Host-csrf');
  return {
    Cookie: `${cookieOf(response, '__Host-session')}; ${csrf}`,
    'X-CSRF-Token': csrf.split('=').slice(1).join('='),
  };
}
