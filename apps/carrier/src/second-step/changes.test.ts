import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSecondStep, startAuthenticator } from '@agent-portal/data/second-step/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { goodPassword, nora, subAccountsOn } from '../sub-accounts/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { codeAt, later, secondStepOn } from './testing.ts';

const root = '/API/UserData/SecondStep';
const password = 'northfield';
const username = 'solo@northfield.example';
const now = new Date('2026-11-18T15:00:10Z');
const party = { origin: 'http://localhost', rpId: 'localhost' };

let server: TestServer;
let { actingAs, post, read } = {} as ReturnType<typeof homeOffice>;
let { answer, begin, open } = {} as ReturnType<typeof secondStepOn>;
let solo: SignedIn;
beforeAll(async () => {
  server = await testServer();
  ({ actingAs, post, read } = homeOffice(server));
  ({ answer, begin, open } = secondStepOn(server));
});
afterAll(() => server.database.close());

const clear = (statement: Parameters<TestServer['database']['db']['execute']>[0]) =>
  server.database.db.execute(statement);

beforeEach(async () => {
  server.clock.now = now;
  await clear(sql`delete from rate_limits`);
  await clear(sql`delete from authenticators`);
  await clear(sql`delete from passkeys`);
  await clear(sql`delete from recovery_codes`);
  await clear(sql`update users set requires_second_step = false`);
  solo = await server.signIn('solo');
});

type State = OutputOf<typeof getSecondStep>;
const state = (session = solo) => read<State>(root, session);

const change = (path: string, body: object, session: Partial<SignedIn> = solo) =>
  post(`${root}/${path}`, session, body);

const json = async <Body>(response: Response) => (await response.json()) as Body;
const codesIn = async (response: Response) =>
  (await json<{ recoveryCodes: string[] }>(response)).recoveryCodes;

/** Turns an app on. @returns its secret and the recovery codes that came with it */
async function turnOnApp(session = solo) {
  const started = await change('Authenticator', { password }, session);
  const { secret } = await json<OutputOf<typeof startAuthenticator>>(started);
  const code = codeAt(secret, server.clock.now);
  const confirmed = await change('Authenticator/Confirmation', { code }, session);
  return { secret, confirmed, codes: await codesIn(confirmed) };
}

async function optionsFor(session = solo) {
  const started = await change('PasskeyOptions', { password }, session);
  return (await json<{ options: { challenge: string } }>(started)).options;
}

async function addKey(device = softAuthenticator(), name = 'Test key') {
  const { challenge } = await optionsFor();
  const response = device.make({ challenge, ...party });
  return { device, added: await change('Passkeys', { name, response }) };
}

const lastActions = async (howMany: number) => {
  const { rows } = await server.database.pool.query<{ action: string; detail: string | null }>(
    `SELECT action, detail FROM audit_entries ORDER BY audit_entry_id DESC LIMIT ${howMany}`,
  );
  return rows.map(({ action, detail }) => (detail === null ? action : `${action}: ${detail}`));
};

describe('an app', () => {
  test('is turned on by its code, with ten recovery codes; the other sessions end', async () => {
    const other = await server.signIn('solo');
    const { codes } = await turnOnApp();
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toMatchObject({
      isOn: true,
      authenticator: { addedAt: now.toISOString() },
      recoveryCodesLeft: 10,
      requiredBy: null,
    });
    const info = await server.request('/auth/userinfo', { headers: { ...other } });
    expect(await info.json()).toMatchObject({ isAuthenticated: false });
    expect(await lastActions(1)).toEqual(['authenticator app added']);
    const outbox = await (await server.request('/stand-ins/outbox')).text();
    expect(outbox).toContain('authenticator app added');
  });

  test.each(['Authenticator', 'PasskeyOptions', 'RecoveryCodes', 'Authenticator/Removal'])(
    'the call %s asks for the password again, and counts wrong ones',
    async (path) => {
      await turnOnApp();
      const refused = await change(path, { password: 'not it' });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'password' }] });
      for (let at = 0; at < 9; at += 1) await change(path, { password: 'not it' });
      expect((await change(path, { password })).status).toBe(429);
      expect((await state()).isOn).toBe(true);
    },
  );

  test('is not turned on by a wrong code, which leaves the key as it was', async () => {
    const started = await change('Authenticator', { password });
    const { secret } = await json<{ secret: string }>(started);
    const confirm = (code: string) => change('Authenticator/Confirmation', { code });
    expect((await confirm('000000')).status).toBe(400);
    expect((await state()).isOn).toBe(false);
    expect((await confirm(codeAt(secret, now))).status).toBe(200);
  });

  test('is not turned on after ten minutes, nor by the session of somebody else', async () => {
    const started = await change('Authenticator', { password });
    const { secret } = await json<{ secret: string }>(started);
    const agent = await server.signIn('agent');
    const code = codeAt(secret, now);
    expect((await change('Authenticator/Confirmation', { code }, agent)).status).toBe(409);
    server.clock.now = later(now, 601);
    const late = codeAt(secret, later(now, 601));
    expect((await change('Authenticator/Confirmation', { code: late })).status).toBe(409);
  });

  test('signs a demonstration account in that turned it on, and goes with its codes', async () => {
    const { secret } = await turnOnApp();
    const { Cookie } = await begin(username, password);
    const letIn = await answer(Cookie, { code: codeAt(secret, later(now, 30)) });
    expect(letIn.status).toBe(303);
    expect((await change('Authenticator/Removal', { password })).status).toBe(200);
    expect(await state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    await server.signIn('solo');
  });
});

describe('recovery codes', () => {
  test('are made anew: the former ones work no more', async () => {
    const { codes } = await turnOnApp();
    const renewed = await codesIn(await change('RecoveryCodes', { password }));
    expect(renewed).toHaveLength(10);
    const { Cookie } = await begin(username, password);
    expect((await answer(Cookie, { recovery: codes[0] ?? '' })).status).toBe(401);
    expect((await answer(Cookie, { recovery: renewed[0] ?? '' })).status).toBe(303);
  });

  test('are not made where nothing is turned on', async () => {
    expect((await change('RecoveryCodes', { password })).status).toBe(409);
  });
});

describe('a passkey', () => {
  /** The challenge on the page of a sign-in that waits. */
  async function challengeOn(Cookie: string): Promise<string> {
    const text = await (await open(Cookie)).text();
    const [, options = '{}'] = /data-options="([^"]*)"/.exec(text) ?? [];
    return (JSON.parse(options.replaceAll('&quot;', '"')) as { challenge: string }).challenge;
  }

  const use = async (Cookie: string, response: object) =>
    answer(Cookie, { passkey: JSON.stringify(response) });

  test('is added with a name, and signs in', async () => {
    const { device, added } = await addKey();
    expect(await codesIn(added)).toHaveLength(10);
    expect((await state()).passkeys).toMatchObject([{ name: 'Test key', lastUsedAt: null }]);
    const { Cookie } = await begin(username, password);
    const challenge = await challengeOn(Cookie);
    const letIn = await use(Cookie, device.use({ challenge, ...party }));
    expect([letIn.status, letIn.headers.get('Location')]).toEqual([303, '/pending#here']);
    expect(await lastActions(1)).toEqual(['sign-in: Passkey']);
  });

  test('answers its own challenge only, and each once', async () => {
    const { device } = await addKey();
    const first = await begin(username, password);
    const challenge = await challengeOn(first.Cookie);
    const made = device.use({ challenge, ...party });
    const second = await begin(username, password);
    await challengeOn(second.Cookie);
    expect((await use(second.Cookie, made)).status).toBe(401);
    expect((await use(first.Cookie, made)).status).toBe(303);
    const third = await begin(username, password);
    expect((await use(third.Cookie, made)).status).toBe(401);
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['that did not ask who holds it', { isVerified: false }],
  ])('is refused %s', async (_, more) => {
    const { device } = await addKey();
    const { Cookie } = await begin(username, password);
    const challenge = await challengeOn(Cookie);
    expect((await use(Cookie, device.use({ challenge, ...party, ...more }))).status).toBe(401);
    const options = await optionsFor();
    const made = softAuthenticator().make({ ...options, ...party, ...more });
    expect((await change('Passkeys', { name: 'No', response: made })).status).toBe(409);
  });

  test('that counts less than before is a copy, and refused', async () => {
    const { device } = await addKey();
    for (const counter of [7, 3]) {
      device.state.counter = counter;
      const { Cookie } = await begin(username, password);
      const challenge = await challengeOn(Cookie);
      const { status } = await use(Cookie, device.use({ challenge, ...party }));
      expect(status).toBe(counter === 7 ? 303 : 401);
    }
  });

  test('is not asked for by a name that a request came by', async () => {
    const headers = { ...solo, Host: 'evil.example', 'Content-Type': 'application/json' };
    const refused = await server.request(`http://evil.example${root}/PasskeyOptions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ password }),
    });
    expect(refused.status).toBe(409);
  });

  test('is removed by its user alone', async () => {
    await addKey();
    await turnOnApp();
    const [key] = (await state()).passkeys;
    const agent = await server.signIn('agent');
    const path = `Passkeys/${key?.passkeyId}/Removal`;
    expect((await change(path, { password }, agent)).status).toBe(404);
    expect((await change(path, { password })).status).toBe(200);
    expect((await state()).passkeys).toEqual([]);
    expect(await lastActions(1)).toEqual(['passkey removed: Test key']);
  });
});

describe('what an agent asks of its sub-accounts', () => {
  let agent: SignedIn;
  let { accept, find, invite, list, logIn, remove } = {} as ReturnType<typeof subAccountsOn>;
  beforeAll(() => {
    ({ accept, find, invite, list, logIn, remove } = subAccountsOn(server));
  });
  beforeEach(async () => {
    agent = await server.signIn('agent');
    const former = await find(agent);
    if (former) await remove(agent, former.version);
    await invite(agent);
    await accept();
  });

  const askFor = (isRequired: boolean) => change('SubAccounts', { isRequired }, agent);

  /** Sets the second step of the delegate up at its sign-in. */
  async function enter() {
    const { setUp } = secondStepOn(server);
    return setUp(nora, goodPassword);
  }

  test('holds from their next sign-in on: who has none sets one up, then is let in', async () => {
    expect((await askFor(true)).status).toBe(200);
    expect((await state(agent)).isRequiredOfSubAccounts).toBe(true);
    const login = await logIn();
    expect(login.headers.get('Location')).toBe('/auth/second-step');
    const { session, codes } = await enter();
    expect(codes).toHaveLength(10);
    expect(await state(session)).toMatchObject({ isOn: true, requiredBy: 'Agent' });
    expect((await find(agent))?.hasSecondStep).toBe(true);
  });

  test('keeps the last way from being removed', async () => {
    await askFor(true);
    const { session } = await enter();
    const removed = await change('Authenticator/Removal', { password: goodPassword }, session);
    expect(removed.status).toBe(409);
    expect(await removed.json()).toMatchObject({ detail: expect.stringContaining('Your agent') });
    expect((await state(session)).isOn).toBe(true);
    await askFor(false);
    const again = await change('Authenticator/Removal', { password: goodPassword }, session);
    expect(again.status).toBe(200);
  });

  test('is not asked of those whom the login page lists', async () => {
    await askFor(true);
    await server.signIn('sub.all');
    expect(
      (await list(agent)).find(({ username: name }) => name.startsWith('sub.all')),
    ).toBeTruthy();
  });

  test('a lost phone: the agent resets it, the delegate is signed out and sets up again', async () => {
    await askFor(true);
    const { session } = await enter();
    const reset = async (as: SignedIn, version: number) =>
      post(`/API/UserData/SubAccounts/${nora}/SecondStepReset`, as, { version });
    const { version = 0 } = (await find(agent)) ?? {};
    expect((await reset(await actingAs(dana), version)).status).toBe(403);
    expect((await reset(agent, version - 1)).status).toBe(409);
    expect((await reset(agent, version)).status).toBe(200);
    expect(await find(agent)).toMatchObject({
      hasSecondStep: false,
      lastChange: { what: 'Second Step Reset', by: 'Dana Whitfield' },
    });
    const info = await server.request('/auth/userinfo', { headers: { ...session } });
    expect(await info.json()).toMatchObject({ isAuthenticated: false });
    expect((await logIn()).headers.get('Location')).toBe('/auth/second-step');
    expect((await reset(agent, version + 1)).status).toBe(409);
  });
});

test('home office that acts for an agent changes nothing of the second step', async () => {
  const acting = await actingAs(dana);
  for (const [path, body] of [
    ['Authenticator', { password }],
    ['RecoveryCodes', { password }],
    ['SubAccounts', { isRequired: true }],
  ] as const) {
    expect((await change(path, body, acting)).status).toBe(403);
  }
  expect(await lastActions(1)).toEqual(['second step change refused']);
});
