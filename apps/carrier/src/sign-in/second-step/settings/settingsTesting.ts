import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSecondStep, startAuthenticator } from '@agent-portal/data/second-step/contract';
import { homeOffice } from '../../../impersonation/testing.ts';
import type { SignedIn, TestServer } from '../../../testing.ts';
import { softAuthenticator } from '../../passkeys/softAuthenticator.ts';
import { codeAt } from '../testing.ts';

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
  const { post, read } = homeOffice(server);
  const { pool } = server.database;

  /** Removes what a former test turned on, and its wrong answers. */
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
