import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { goodPassword, nora, subAccountsOn } from '../../sub-accounts/testing.ts';
import { type SignedIn, sharedServer } from '../../testing.ts';
import { codesIn, json, password, settingsOn, codeAt, later, secondStepOn } from './testing.ts';

const username = 'solo@northfield.example';
const now = new Date('2026-11-18T15:00:10Z');

let solo: SignedIn;
const server = await sharedServer();
const { addKey, change, clear, lastActions, state, turnOnApp } = settingsOn(server);
const { answer, begin } = secondStepOn(server);

beforeEach(async () => {
  server.clock.now = now;
  await clear();
  solo = await server.signIn('solo');
});

describe('an app', () => {
  test('is turned on by its code, with ten recovery codes; the other sessions end', async () => {
    const other = await server.signIn('solo');
    const { codes } = await turnOnApp(solo);
    expect(new Set(codes).size).toBe(10);
    expect(await state(solo)).toMatchObject({
      isOn: true,
      authenticator: { addedAt: now.toISOString() },
      recoveryCodesLeft: 10,
      requiredBy: null,
    });
    const info = await server.get('/auth/userinfo', other);
    expect(await info.json()).toMatchObject({ isAuthenticated: false });
    expect(await lastActions(1)).toEqual(['authenticator app added']);
    const outbox = await (await server.request('/stand-ins/outbox')).text();
    expect(outbox).toContain('authenticator app added');
  });

  test.each(['Authenticator', 'PasskeyOptions', 'RecoveryCodes', 'Authenticator/Removal'])(
    'the call %s asks for the password again, and counts wrong ones',
    async (path) => {
      await turnOnApp(solo);
      const refused = await change(path, { password: 'not it' }, solo);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'password' }] });
      expect(await lastActions(1)).toEqual(['password refused']);
      for (let at = 0; at < 9; at += 1) await change(path, { password: 'not it' }, solo);
      expect((await change(path, { password }, solo)).status).toBe(429);
      expect((await state(solo)).isOn).toBe(true);
    },
  );

  test('is not turned on by a wrong code, and keeps its key', async () => {
    const started = await change('Authenticator', { password }, solo);
    const { secret } = await json<{ secret: string }>(started);
    const confirm = (code: string) => change('Authenticator/Confirmation', { code }, solo);
    expect((await confirm('000000')).status).toBe(400);
    expect((await state(solo)).isOn).toBe(false);
    expect((await confirm(codeAt(secret, now))).status).toBe(200);
  });

  test('is not turned on after ten minutes, nor by another user’s session', async () => {
    const started = await change('Authenticator', { password }, solo);
    const { secret } = await json<{ secret: string }>(started);
    const agent = await server.signIn('agent');
    const code = codeAt(secret, now);
    expect((await change('Authenticator/Confirmation', { code }, agent)).status).toBe(409);
    server.clock.now = later(now, 601);
    const late = codeAt(secret, later(now, 601));
    expect((await change('Authenticator/Confirmation', { code: late }, solo)).status).toBe(409);
  });

  test('signs in a demonstration account that turned it on, and its codes are deleted with it', async () => {
    const { secret } = await turnOnApp(solo);
    const { Cookie } = await begin(username, password);
    const answered = await answer(Cookie, { code: codeAt(secret, later(now, 30)) });
    expect(answered.status).toBe(303);
    expect((await change('Authenticator/Removal', { password }, solo)).status).toBe(200);
    expect(await state(solo)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    await server.signIn('solo');
  });
});

describe('recovery codes', () => {
  test('are replaced: the former ones no longer work', async () => {
    const { codes } = await turnOnApp(solo);
    const renewed = await codesIn(await change('RecoveryCodes', { password }, solo));
    expect(renewed).toHaveLength(10);
    const { Cookie } = await begin(username, password);
    expect((await answer(Cookie, { recovery: codes[0] ?? '' })).status).toBe(401);
    expect((await answer(Cookie, { recovery: renewed[0] ?? '' })).status).toBe(303);
  });

  test('stay the same when a user adds another way to sign in', async () => {
    const { codes } = await turnOnApp(solo);
    const { added } = await addKey(solo);
    expect([added.status, await codesIn(added)]).toEqual([200, []]);
    const { Cookie } = await begin(username, password);
    expect((await answer(Cookie, { recovery: codes[0] ?? '' })).status).toBe(303);
  });

  test('are not made when no second step is on', async () => {
    expect((await change('RecoveryCodes', { password }, solo)).status).toBe(409);
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

  test('applies from their next sign-in: a user without one sets one up, then gets a session', async () => {
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

  test('does not apply to the accounts on the login page', async () => {
    await askFor(true);
    await server.signIn('sub.all');
    expect(
      (await list(agent)).find(({ username: name }) => name.startsWith('sub.all')),
    ).toBeTruthy();
  });

  test('after a lost phone the agent resets the second step, and the delegate signs in and sets it up again', async () => {
    await askFor(true);
    const { session } = await enter();
    // This login waits for its second step.
    await logIn();
    const reset = async (as: SignedIn, version: number) =>
      server.post(`/API/UserData/SubAccounts/${nora}/SecondStepReset`, as, { version });
    const { version = 0 } = (await find(agent)) ?? {};
    expect((await reset(await homeOffice(server).actingAs(dana), version)).status).toBe(403);
    expect((await reset(agent, version - 1)).status).toBe(409);
    expect((await reset(agent, version)).status).toBe(200);
    const { rows: waiting } = await server.database.pool.query(
      `SELECT FROM pending_sign_ins JOIN users USING (user_id) WHERE username = '${nora}'`,
    );
    expect(waiting).toEqual([]);
    expect(await find(agent)).toMatchObject({
      hasSecondStep: false,
      lastChange: { what: 'Second Step Reset', by: 'Dana Whitfield' },
    });
    const info = await server.get('/auth/userinfo', session);
    expect(await info.json()).toMatchObject({ isAuthenticated: false });
    expect((await logIn()).headers.get('Location')).toBe('/auth/second-step');
    expect((await reset(agent, version + 1)).status).toBe(409);
  });
});

test('home office that acts for an agent cannot change the second step', async () => {
  const acting = await homeOffice(server).actingAs(dana);
  for (const [path, body] of [
    ['Authenticator', { password }],
    ['RecoveryCodes', { password }],
    ['SubAccounts', { isRequired: true }],
  ] as const) {
    expect((await change(path, body, acting)).status).toBe(403);
  }
  expect(await lastActions(1)).toEqual(['second step change refused']);
});
