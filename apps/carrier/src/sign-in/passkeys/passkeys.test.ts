import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, sharedServer } from '../../testing.ts';
import { codesIn, party, password, settingsOn, secondStepOn } from '../second-step/testing.ts';
import { softAuthenticator } from './softAuthenticator.ts';

const username = 'solo@northfield.example';
const now = new Date('2026-11-18T15:00:10Z');

let solo: SignedIn;
const server = await sharedServer();
const { addKey, change, clear, lastActions, optionsFor, state, turnOnApp } = settingsOn(server);
const { answer, begin, open } = secondStepOn(server);

beforeEach(async () => {
  server.clock.now = now;
  await clear();
  solo = await server.signIn('solo');
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
    const { device, added } = await addKey(solo);
    expect(await codesIn(added)).toHaveLength(10);
    expect((await state(solo)).passkeys).toMatchObject([{ name: 'Test key', lastUsedAt: null }]);
    const { Cookie } = await begin(username, password);
    const challenge = await challengeOn(Cookie);
    const answered = await use(Cookie, device.use({ challenge, ...party }));
    expect([answered.status, answered.headers.get('Location')]).toEqual([303, '/pending#here']);
    expect(await lastActions(1)).toEqual(['sign-in: Passkey']);
  });

  test('is offered as one that the device can list, where it can store it', async () => {
    const options = await optionsFor(solo);
    expect(options).toMatchObject({ authenticatorSelection: { residentKey: 'preferred' } });
  });

  test('signs in once with an answer that is sent twice at the same time', async () => {
    const { device } = await addKey(solo);
    const { Cookie } = await begin(username, password);
    const response = device.use({ challenge: await challengeOn(Cookie), ...party });
    const answers = await Promise.all([use(Cookie, response), use(Cookie, response)]);
    const sessions = answers.filter(({ headers }) => headers.get('Location') === '/pending#here');
    expect(sessions).toHaveLength(1);
    const { rows } = await server.database.pool.query('SELECT FROM rate_limits WHERE points < 0');
    expect(rows).toEqual([]);
  });

  test('answers only its own challenge, and each challenge once', async () => {
    const { device } = await addKey(solo);
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
    const { device } = await addKey(solo);
    const { Cookie } = await begin(username, password);
    const challenge = await challengeOn(Cookie);
    expect((await use(Cookie, device.use({ challenge, ...party, ...more }))).status).toBe(401);
    const options = await optionsFor(solo);
    const made = JSON.stringify(softAuthenticator().make({ ...options, ...party, ...more }));
    expect((await change('Passkeys', { name: 'No', response: made }, solo)).status).toBe(409);
  });

  test('is rejected as a copy when its counter does not grow', async () => {
    const { device } = await addKey(solo);
    for (const counter of [7, 3]) {
      device.state.counter = counter;
      const { Cookie } = await begin(username, password);
      const challenge = await challengeOn(Cookie);
      const { status } = await use(Cookie, device.use({ challenge, ...party }));
      expect(status).toBe(counter === 7 ? 303 : 401);
    }
  });

  test('is never requested for the host name of a request', async () => {
    const headers = { ...solo, Host: 'evil.example', 'Content-Type': 'application/json' };
    const address = 'http://evil.example/API/UserData/SecondStep/PasskeyOptions';
    const refused = await server.request(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ password }),
    });
    expect(refused.status).toBe(409);
  });

  test('is one of at most 20 of a user', async () => {
    await addKey(solo);
    const copyTo = (count: number) =>
      server.rows(`INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports, added_at)
        SELECT user_id, 'Copy', 'copy-' || n, public_key, counter, transports, added_at
        FROM passkeys, generate_series(1, ${count}) n`);
    await copyTo(18);
    expect((await addKey(solo)).added.status).toBe(200);
    expect((await state(solo)).passkeys).toHaveLength(20);
    expect((await addKey(solo)).added.status).toBe(409);
  });

  test('can be removed only by its user', async () => {
    await addKey(solo);
    await turnOnApp(solo);
    const [key] = (await state(solo)).passkeys;
    const agent = await server.signIn('agent');
    const path = `Passkeys/${key?.passkeyId}/Removal`;
    expect((await change(path, { password }, agent)).status).toBe(404);
    expect((await change(path, { password }, solo)).status).toBe(200);
    expect((await state(solo)).passkeys).toEqual([]);
    expect(await lastActions(1)).toEqual(['passkey removed: Test key']);
  });
});
