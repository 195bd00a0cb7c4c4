import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../password/password.ts';
import { cookieOf, sessionOf, type SignedIn, type TestServer } from '../../testing.ts';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSecondStep, startAuthenticator } from '@agent-portal/data/second-step/contract';
import { softAuthenticator } from '../passkeys/softAuthenticator.ts';

/** The code that an app with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({
    timestamp: at.getTime(),
  });

/** A moment some seconds before or after another. */
export const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** The actions of users at the second step, for tests. */
export function secondStepOn(server: TestServer) {
  const { pool } = server.database;

  const hashes = new Map<string, Promise<string>>();

  /** A home-office user who is not a demonstration account. */
  async function addStaff(username: string, password: string): Promise<void> {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    await pool.query(
      `INSERT INTO users (username, password_hash, kind, first_name, last_name, roles)
       VALUES ('${username}', '${await hash}', 'home-office', 'Gwen', 'Tash', '{}')`,
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

const root = '/API/UserData/SecondStep';

/** The password of the demonstration accounts. */
export const password = 'northfield';

/** The relying party of a carrier on localhost. */
export const party = { origin: 'http://localhost', rpId: 'localhost' };

export const json = async <Body>(response: Response) => (await response.json()) as Body;
export const codesIn = async (response: Response) =>
  (await json<{ recoveryCodes: string[] }>(response)).recoveryCodes;

/** The changes that users make to their second step, for tests. */
export function settingsOn(server: TestServer) {
  const { post, read } = server;
  const { pool } = server.database;

  /** Removes what an earlier test turned on, and its wrong answers. */
  async function clear(): Promise<void> {
    await pool.query(`
      DELETE FROM rate_limits;
      DELETE FROM authenticators;
      DELETE FROM passkeys;
      DELETE FROM recovery_codes;
      UPDATE users SET requires_second_step = false`);
  }

  const state = (session: SignedIn) => read<OutputOf<typeof getSecondStep>>(root, session);

  const change = (path: string, body: object, session: Partial<SignedIn>) =>
    post(`${root}/${path}`, session, body);

  /** Turns on an app. @returns its secret and recovery codes */
  async function turnOnApp(session: SignedIn) {
    const started = await change('Authenticator', { password }, session);
    const { secret } = await json<OutputOf<typeof startAuthenticator>>(started);
    const code = codeAt(secret, server.clock.now);
    const confirmed = await change('Authenticator/Confirmation', { code }, session);
    return { secret, codes: await codesIn(confirmed) };
  }

  /** The passkey options that a browser gets. */
  async function optionsFor(session: SignedIn) {
    const started = await change('PasskeyOptions', { password }, session);
    const { options } = await json<{ options: string }>(started);
    return JSON.parse(options) as { challenge: string };
  }

  /** Adds a passkey of a new device. */
  async function addKey(session: SignedIn, name = 'Test key') {
    const device = softAuthenticator();
    const { challenge } = await optionsFor(session);
    const response = JSON.stringify(device.make({ challenge, ...party }));
    return { device, added: await change('Passkeys', { name, response }, session) };
  }

  /** The last entries of the audit log, newest first. */
  async function lastActions(howMany: number) {
    const { rows } = await pool.query<{ action: string; detail: string | null }>(
      `SELECT action, detail FROM audit_entries ORDER BY audit_entry_id DESC LIMIT ${howMany}`,
    );
    return rows.map(({ action, detail }) => (detail === null ? action : `${action}: ${detail}`));
  }

  return { addKey, change, clear, lastActions, optionsFor, state, turnOnApp };
}
