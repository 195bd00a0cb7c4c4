import { describe, expect, test } from 'vitest';
import { sharedServer } from '../testing.ts';
import { findSession } from './queries.ts';
import { toCaller } from './toCaller.ts';
import { hashToken } from './tokens.ts';
import { deviceOf } from './device/deviceOf.ts';
import { shortAddress } from '../shared/networkOf.ts';

const server = await sharedServer();
const { Cookie } = await server.signIn('agent');
const token = /__Host-session=([^;]+)/.exec(Cookie)?.[1] ?? '';
const found = await findSession(server.database.db, hashToken(token));
if (!found) throw new Error('The session is not there.');
const row = found;

const officeUser = () => ({ ...row.user, kind: 'home-office' as const });

describe('a session', () => {
  test('of an agent has no role limits', () => {
    expect(toCaller(row)).toMatchObject({
      kind: 'agent',
      agentId: row.agentId,
      isSubaccount: false,
      roles: [],
      agentData: null,
    });
  });

  test('without an agent, or whose agent has no producer, is home office that acts for no agent', () => {
    expect(toCaller({ ...row, agentId: null, producer: null }).kind).toBe('home-office');
    expect(toCaller({ ...row, agentId: null }).kind).toBe('home-office');
    expect(toCaller({ ...row, producer: null }).kind).toBe('home-office');
  });

  test('of home office names the agent it acts for, without spaces around', () => {
    const producer = row.producer && { ...row.producer, firstName: '', lastName: 'Whitfield' };
    const caller = toCaller({ ...row, user: officeUser(), producer });
    expect(caller).toMatchObject({ kind: 'agent', isHomeOffice: true });
    expect(caller).toHaveProperty('agentData.name', 'Whitfield');
  });

  test.each([
    [true, 'agent@northfield.example', 'agent@northfield.example'],
    [true, null, ''],
    [false, 'agent@northfield.example', ''],
  ])(
    'of home office with a linked account (%s) gives the agent’s user name %s as "%s"',
    (hasLinkedSso, producersUsername, username) => {
      const user = { ...officeUser(), hasLinkedSso };
      const caller = toCaller({ ...row, user, producersUsername });
      expect(caller).toHaveProperty('agentData.username', username);
    },
  );
});

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.0 Safari/605.1`,
    'Safari on Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${like} Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2::7', '2001:db8:1::x'],
  ['::1', '::1'],
  ['nonsense', null],
])('the address %s is shortened to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
