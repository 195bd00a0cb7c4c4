import { expect, test, vi } from 'vitest';
import { readConfig, SettingError } from './config.ts';
import { warnOfMissing } from '../warnOfMissing.ts';

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
  ['PORTAL_ORIGIN', 'portal.example'],
  ['PORTAL_ORIGIN', 'https://portal.example/'],
  ['PORTAL_ORIGIN', 'mailto:help@portal.example'],
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

test('the carrier checks answers in development and in tests only', () => {
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

test.each([31, 33])('a SECOND_STEP_KEY of %i bytes is refused without repeating it', (length) => {
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

test('TRUST_PROXY takes whole addresses and networks only', () => {
  for (const TRUST_PROXY of ['10.0.0.0/8', '10.0.0.0/32', '2001:db8::/128'])
    expect(() => readConfig({ TRUST_PROXY })).not.toThrow();
  const wrong = ['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '10.0.0.0/x', '10.0.0', '10.0.0.1,'];
  for (const TRUST_PROXY of wrong) expect(() => readConfig({ TRUST_PROXY })).toThrow(SettingError);
});

test('the portal gets each setting of monitoring, or an empty text', () => {
  const given = ['GTM-ABC123', '{"privacy":{}}', '{"applicationID":"1"}', '{}'] as const;
  const [gtm_id, init, info, loader_config] = given;
  const { application } = readConfig({
    GTM_ID: gtm_id,
    NEW_RELIC_INIT: init,
    NEW_RELIC_INFO: info,
    NEW_RELIC_LOADER_CONFIG: loader_config,
  });
  expect(application).toMatchObject({ gtm_id, init, info, loader_config });
  const none = { gtm_id: '', init: '', info: '', loader_config: '' };
  expect(readConfig({}).application).toMatchObject(none);
});

test.each(['NEW_RELIC_INIT', 'NEW_RELIC_INFO', 'NEW_RELIC_LOADER_CONFIG'])(
  '%s takes a JSON object only',
  (name) => {
    for (const value of ['null', '[]', '"text"', '1', 'true', '{', 'text']) {
      expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a JSON object`);
    }
  },
);

test('GTM_ID takes ids of the tag manager only', () => {
  for (const GTM_ID of ['GTM-ABC123', 'G-abc9'])
    expect(readConfig({ GTM_ID }).application.gtm_id).toBe(GTM_ID);
  for (const GTM_ID of ['ABC123', 'GTM-', 'GTM-1 2', 'xGTM-1', 'GTM-1"'])
    expect(() => readConfig({ GTM_ID })).toThrow('GTM_ID must be like GTM-ABC123');
});

/** Each variable with the place of its tool in the settings, and the path of the tool’s stand-in. */
const tools = [
  ['ILLUSTRATION_PRO_URL', 'illustrationPro', 'illustration-pro'],
  ['IPIPELINE_URL', 'iPipeline', 'ipipeline'],
  ['AWPS_URL', 'awps', 'awps'],
  ['WPS_URL', 'wps', 'wps'],
  ['INDIVIDUAL_FORMS_URL', 'individualForms', 'individual-forms'],
  ['WORKSITE_FORMS_URL', 'worksiteForms', 'worksite-forms'],
  ['LIFE_PORTRAITS_URL', 'lifePortraits', 'life-portraits'],
  ['SECURE_EMAIL_URL', 'secureEmail', 'secure-email'],
] as const;

/** The addresses of all tools that are set up. */
function readTools(env: Readonly<Record<string, string>>) {
  const { application, lifePortraits } = readConfig(env);
  const { launchers, secureEmail } = application;
  const all = { ...launchers, lifePortraits, secureEmail };
  return Object.fromEntries(Object.entries(all).filter(([, address]) => address !== undefined));
}

const all = (addressOf: (name: string, path: string) => string) =>
  Object.fromEntries(tools.map(([name, tool, path]) => [tool, addressOf(name, path)]));

test('the embedded carrier with demonstration accounts has a stand-in for each tool', () => {
  expect(readTools({})).toEqual(all((_, path) => `/stand-ins/${path}`));
});

test.each([
  ['without demonstration accounts', { CARRIER_DEMO: '0' }],
  ['with another carrier', { CARRIER_ORIGIN: 'https://services.example.com' }],
])('%s, only tools with an address are set up', (_, env) => {
  expect(readTools(env)).toEqual({});
  const WPS_URL = 'https://wps.example.com/';
  expect(readTools({ ...env, WPS_URL })).toEqual({ wps: WPS_URL });
});

test('each variable sets the address of that tool, instead of the stand-in', () => {
  const address = (name: string) => `https://tools.example.com/${name}`;
  expect(readTools(Object.fromEntries(tools.map(([name]) => [name, address(name)])))).toEqual(
    all(address),
  );
});

test.each(tools)('%s takes addresses of the web only', (name) => {
  expect(readTools({ CARRIER_DEMO: '0', [name]: 'http://tool.example.com' })).not.toEqual({});
  for (const value of ['tool.example.com', 'javascript:alert(1)', 'ftp://tool.example.com']) {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} must be like https://tool.example.com/start`,
    );
  }
});

const key = Buffer.alloc(32, 7).toString('base64');

test.each([
  ['the demonstration', { CARRIER_DEMO: '1' }, []],
  ['the demonstration for other machines', { CARRIER_DEMO: '1', HOST: '0.0.0.0' }, ['HOST']],
  ['the demonstration for this machine', { CARRIER_DEMO: '1', HOST: 'localhost' }, []],
  ['a carrier without either', { CARRIER_DEMO: '0' }, ['PORTAL_ORIGIN', 'SECOND_STEP_KEY']],
  [
    'one that lacks the key',
    { CARRIER_DEMO: '0', PORTAL_ORIGIN: 'https://portal.example' },
    ['SECOND_STEP_KEY'],
  ],
  [
    'one that lacks the origin',
    { CARRIER_DEMO: '0', SECOND_STEP_KEY: key, HOST: '0.0.0.0' },
    ['PORTAL_ORIGIN'],
  ],
])('%s logs its missing settings', (_, settings, missing) => {
  const warn = vi.fn<(text: string) => void>();
  warnOfMissing(readConfig(settings), { warn });
  expect(warn.mock.calls.map(([text]) => text.split(' ')[0])).toEqual(missing);
});
