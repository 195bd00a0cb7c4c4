import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
  [
    'with another carrier and demonstration accounts',
    { CARRIER_DEMO: '1', CARRIER_ORIGIN: 'https://services.example.com' },
  ],
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
