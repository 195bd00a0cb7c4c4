import { expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';

test('without settings the embedded carrier runs with its demonstration accounts', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    port: 4173,
    dataFolder: '.data',
    size: 'small',
    seed: 'northfield',
    today: '2026-11-18',
    isDemo: true,
    checkAnswers: false,
  });
});

test('on PostgreSQL there are no demonstration accounts unless asked for', () => {
  const DATABASE_URL = 'postgresql://portal@db:5432/portal';
  expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL, CARRIER_DEMO: '1' }).isDemo).toBe(true);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['CARRIER_SIZE', 'huge'],
  ['CARRIER_TODAY', '11/18/2026'],
  ['CARRIER_TODAY', '2026-02-30'],
  ['CARRIER_DEMO', 'yes'],
  ['CARRIER_ASKS_REASON', 'yes'],
  ['CARRIER_FEATURES', 'left_nav'],
  ['CARRIER_FEATURES', 'left_nav=1'],
  ['CARRIER_FEATURES', 'left_nav=off,'],
  ['CARRIER_FEATURES', 'claims=on,rightnav=off'],
  ['CARRIER_ORIGIN', 'services.example.com'],
  ['CARRIER_ORIGIN', 'ftp://services.example.com'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['EXPORTS_PER_MINUTE', '0'],
  ['READS_PER_MINUTE', '0'],
  ['PORTAL_ORIGIN', 'portal.example'],
  ['PORTAL_ORIGIN', 'https://portal.example/'],
  ['PORTAL_ORIGIN', 'mailto:help@portal.example'],
  ['ALERTS_EVERY', '-1'],
  ['ALERTS_EVERY', 'often'],
])('%s=%s is refused by name, in one line', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} must be .+, but it is '${value.replaceAll('/', '\\/')}'\\.$`),
  );
});

test('a wrong DATABASE_URL is refused without repeating its password', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://user:secret@db/portal' });
  expect(read).toThrow(/^DATABASE_URL must be like postgresql:/);
  expect(read).not.toThrow(/secret/);
});

test('TRUST_PROXY takes addresses and networks of both families', () => {
  const { trustedProxies } = readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1, ::1' });
  expect(trustedProxies.check('10.1.2.3')).toBe(true);
  expect(trustedProxies.check('127.0.0.1')).toBe(true);
  expect(trustedProxies.check('::1', 'ipv6')).toBe(true);
  expect(trustedProxies.check('127.0.0.2')).toBe(false);
});

test('the portal gets the login of secure mail when it is set, and none without demonstration accounts', () => {
  const SECURE_EMAIL_URL = 'https://mail.example.com/login';
  expect(readConfig({ SECURE_EMAIL_URL }).application.secureEmail).toBe(SECURE_EMAIL_URL);
  expect(readConfig({ CARRIER_DEMO: '0' }).application).not.toHaveProperty('secureEmail');
  expect(() => readConfig({ SECURE_EMAIL_URL: 'mailto:us' })).toThrow(/^SECURE_EMAIL_URL must be/);
});

test('CARRIER_FEATURES switches the features that it names', () => {
  expect(readConfig({ CARRIER_FEATURES: 'claims=off, left_nav=on' }).features).toEqual({
    claims: false,
    left_nav: true,
  });
  expect(readConfig({}).features).toEqual({});
});

test('CARRIER_ASKS_REASON makes home office say why, and is off by default', () => {
  expect(readConfig({ CARRIER_ASKS_REASON: '1' }).asksReason).toBe(true);
  expect(readConfig({ CARRIER_ASKS_REASON: '0' }).asksReason).toBe(false);
  expect(readConfig({}).asksReason).toBe(false);
});

test('checks answers in development and in tests only', () => {
  expect(readConfig({ NODE_ENV: 'development' }).checkAnswers).toBe(true);
  expect(readConfig({ NODE_ENV: 'test' }).checkAnswers).toBe(true);
  expect(readConfig({ NODE_ENV: 'production' }).checkAnswers).toBe(false);
});

test('SECOND_STEP_KEY is one key, or several with commas between', () => {
  const keys = [Buffer.alloc(32, 251), Buffer.alloc(32, 7)];
  const SECOND_STEP_KEY = keys.map((key) => key.toString('base64')).join(', ');
  expect(readConfig({ SECOND_STEP_KEY }).secondStepKeys).toEqual(keys);
  expect(readConfig({}).secondStepKeys).toEqual([]);
});

test.each([31, 33])('refuses a SECOND_STEP_KEY of %i bytes without repeating it', (length) => {
  const wrong = Buffer.alloc(length, 7).toString('base64');
  const right = Buffer.alloc(32, 7).toString('base64');
  const read = () => readConfig({ SECOND_STEP_KEY: `${right},${wrong}` });
  expect(read).toThrow(/^SECOND_STEP_KEY must be 32 bytes in base64/);
  expect(read).not.toThrow(new RegExp(wrong.slice(0, 20)));
});

test.each([
  ['PORT', 'port', ['0', '65535'], ['65536']],
  ['MAX_CONNECTIONS', 'maxConnections', ['1', '999999'], ['0', '1000000', '-1', '1.5']],
  ['CONNECTIONS_PER_ADDRESS', 'connectionsPerAddress', ['1', '999999'], ['0', '1000000']],
  ['ALERTS_EVERY', 'alertsEvery', ['0', '99999'], ['100000', '1.5']],
  ['EXPORTS_PER_MINUTE', 'exportsPerMinute', ['1', '999999'], ['0', '1000000']],
  ['READS_PER_MINUTE', 'readsPerMinute', ['1', '999999'], ['0', '1000000']],
] as const)('%s takes whole numbers of its range', (name, key, good, bad) => {
  for (const value of good) expect(readConfig({ [name]: value })[key]).toBe(Number(value));
  for (const value of bad) expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
});

test.each(['10.0.0.0/8', '10.0.0.0/32', '2001:db8::/128'])(
  'TRUST_PROXY takes %s',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).not.toThrow();
  },
);

test.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '10.0.0.0/x', '10.0.0', '10.0.0.1,'])(
  'TRUST_PROXY refuses %s',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(SettingError);
  },
);
