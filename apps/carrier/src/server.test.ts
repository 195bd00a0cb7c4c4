import { contract } from '@agent-portal/data/contract';
import { roles } from '@agent-portal/data/endpoint';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { allRoutes } from './server.ts';
import { demoAccounts } from './sign-in/demoAccounts.ts';
import { sharedServer } from './testing.ts';

/** One of each kind: calls outside of the contract know no roles. */
const signedIn = ['agent', 'sub.none', 'historical', 'office'];
const callers = ['visitor', ...signedIn];

/**
 * The calls outside of the contract, which every caller may make. `tests/security/access/accessTable.ts`
 * has the access of all others.
 */
const openCalls = [
  ['GET', '/stand-ins/{tool}'],
  ['GET', '/stand-ins/outbox'],
  ['POST', '/stand-ins/{tool}'],
  ['GET', '/openapi.json'],
  ['GET', '/auth/login'],
  ['GET', '/profile/pinglogin'],
  ['POST', '/auth/login'],
  ['GET', '/auth/invitation'],
  ['POST', '/auth/invitation'],
  ['GET', '/auth/forgot-password'],
  ['POST', '/auth/forgot-password'],
  ['GET', '/auth/reset-password'],
  ['POST', '/auth/reset-password'],
  ['GET', '/auth/second-step'],
  ['POST', '/auth/second-step'],
  ['GET', '/auth/second-step/passkey.js'],
  // Last: it ends the sessions the walk uses.
  ['GET', '/auth/logout'],
  ['POST', '/auth/logout'],
] as const;

/** Calls outside of the contract whose address is the permission. The tests of their area check who may make them. */
const secretCalls = [['GET', '/API/Calendar/{file}']] as const;

const server = await sharedServer();
const cookies = new Map<string, Record<string, string>>();
for (const name of signedIn) cookies.set(name, { ...(await server.signIn(name)) });

const declared = () =>
  allRoutes({
    config: readConfig({ CARRIER_DEMO: '1' }),
    log: pino({ level: 'silent' }),
    pool: server.database.pool,
  });

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every route is in the contract or in a list of calls outside of it', () => {
  const known = new Set([
    ...Object.values(contract).map(nameOf),
    ...[...openCalls, ...secretCalls].map((row) => row.join(' ')),
  ]);
  const missing = declared().filter((route) => !known.has(nameOf(route)));
  expect(missing.map(nameOf)).toEqual([]);
});

test('every endpoint of the contract has a route', () => {
  const served = new Set(declared().map(nameOf));
  const missing = Object.values(contract).filter((endpoint) => !served.has(nameOf(endpoint)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('access', () => {
  test.each(openCalls)('%s %s accepts every caller', async (method, path) => {
    for (const name of callers) {
      const isForm = method === 'POST' && path !== '/auth/logout';
      const { status } = await server.request(path.replace('{tool}', 'ipipeline'), {
        method,
        headers: cookies.get(name) ?? {},
        ...(isForm && { body: new URLSearchParams({ username: name, password: 'wrong' }) }),
      });
      // A wrong password, and an unknown link.
      const isAnswered = status < 400 || (isForm && (status === 401 || status === 410));
      expect([name, isAnswered || status]).toEqual([name, true]);
    }
  });

  test('after logging out the same cookies are a visitor’s', async () => {
    for (const name of signedIn) {
      const response = await server.request('/auth/userinfo', { headers: cookies.get(name) ?? {} });
      expect(await response.json()).toMatchObject({ isAuthenticated: false });
    }
  });
});

test('there is a sub-account for each role alone', () => {
  const names = new Set(demoAccounts.map(({ name }) => name));
  expect(roles.filter((role) => !names.has(`sub.${role.toLowerCase()}`))).toEqual([]);
});

describe('an address that no route declares', () => {
  test.each([
    ['GET', '/API', 401, 404],
    ['GET', '/API/', 401, 404],
    ['GET', '/API/Nothing', 401, 404],
    ['POST', '/API/PolicyInfo', 401, 404],
    ['DELETE', '/API/UserData/AgentAccess/x', 401, 404],
    ['GET', '/%41PI/Nothing', 401, 404],
    ['GET', '/auth', 404, 404],
    ['GET', '/auth/nothing', 404, 404],
    ['POST', '/content/nothing', 404, 404],
    ['GET', '/features/claims', 404, 404],
    ['GET', '/profile/nothing', 404, 404],
  ])('%s %s is %i for a visitor and %i signed in', async (method, path, visitor, agent) => {
    const headers = { ...(await server.signIn('agent')) };
    const answers = [
      await server.request(path, { method }),
      await server.request(path, { method, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([visitor, agent]);
    for (const answer of answers) {
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: answer.status });
    }
  });
});
