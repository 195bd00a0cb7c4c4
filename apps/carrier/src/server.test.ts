import { contract } from '@agent-portal/data/contract';
import { roles } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { allRoutes } from './server.ts';
import { demoAccounts } from './session/demoAccounts.ts';
import { type TestServer, testServer } from './testing.ts';

const callers = ['visitor', ...demoAccounts.map(({ name }) => name)];
const everybody = callers;
const signedIn = callers.filter((name) => name !== 'visitor');
const agents = signedIn.filter((name) => !name.startsWith('office'));
const withRole = (role: string) =>
  agents.filter((name) => !name.startsWith('sub.') || name === 'sub.all' || name === `sub.${role}`);
const withAnyRole = agents.filter((name) => name !== 'sub.none');
const unrestricted = (names: readonly string[]) => names.filter((name) => name !== 'historical');

const homeOffice = signedIn.filter((name) => name.startsWith('office'));

const policies = unrestricted(withRole('pendingactiveterminated'));

/** Who may make which call, written from sections 2, 4 and 6 of the specification. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'GET /auth/userinfo': everybody,
  'GET /auth/refreshAuthToken': signedIn,
  'GET /API/UserData/AgentAccess': agents,
  'GET /features?feature=claims': everybody,
  'POST /content/graphql': everybody,
  'GET /content/temporarymessages': everybody,
  'GET /auth/applicationConfig': everybody,
  'GET /API/Search?term=whitfield': signedIn,
  'GET /API/IllustrationPro/Integration/AccountId': unrestricted(withAnyRole),
  'GET /API/IPipeline/Integration/IPipelineResponse?agentId=4471902': unrestricted(withAnyRole),
  'GET /API/LifePortraits/Integration/RedirectURL': unrestricted(withAnyRole),
  'GET /stand-ins/ipipeline': everybody,
  'POST /stand-ins/ipipeline': everybody,
  'GET /openapi.json': everybody,
  'GET /API/PolicyInfo/Policies/StatusCounts': policies,
  'GET /API/PolicyInfo/Policies/IssuedByMonth': policies,
  'GET /API/PolicyInfo/Policies/PendingPolicyRequirements': policies,
  'GET /API/PolicyInfo/Policies/PendingPolicyRequirements/Export': policies,
  'GET /API/PolicyInfo/Policies/Summaries/Terminated': policies,
  'GET /API/PolicyInfo/Policies/Summaries/Active/Export': policies,
  'GET /API/PolicyInfo/Policies/NL0000000': policies,
  'GET /API/PolicyInfo/Policies/NL0000000/Export': policies,
  'GET /API/PolicyInfo/Application/NL0000000/Export': policies,
  'GET /API/PolicyInfo/PendingPolicies/Summaries': policies,
  'GET /API/PolicyInfo/ActivePolicies/Summaries': policies,
  'GET /API/PolicyInfo/PendingPolicies/Summaries/Export': policies,
  'GET /API/PolicyInfo/ActivePolicies/Summaries/Export': policies,
  'GET /API/PolicyInfo/TerminatedPolicies/Summaries/Export': policies,
  'GET /API/PolicyInfo/TerminatedPolicies/Summaries': policies,
  'GET /API/PolicyInfo/NL0000000/PendingPolicyDetail': policies,
  'GET /API/PolicyInfo/NL0000000/PolicyDetail': policies,
  'GET /API/PolicyInfo/NL0000000/Export': policies,
  'GET /API/PolicyInfo/Policies/NL0000000/Actions': policies,
  'POST /API/send/takeAction': policies,
  'GET /API/Claims?ClaimNumber=C': unrestricted(withRole('claims')),
  'GET /API/Claims/Export?ClaimNumber=C': unrestricted(withRole('claims')),
  'GET /API/Impersonation/Search?term=dana': homeOffice,
  'GET /API/Impersonation/Recent': homeOffice,
  'POST /API/Impersonation/Impersonate': homeOffice,
  'POST /auth/resumeHOUser/': homeOffice,
  'GET /API/UserData/ViewAsAgents': unrestricted(withAnyRole),
  'GET /API/UserData/SavedViews?list=pending-v2': policies,
  'POST /API/UserData/SavedViews': policies,
  'DELETE /API/UserData/SavedViews?list=pending-v2&name=none': policies,
  'GET /API/UserData/Watches': policies,
  'POST /API/UserData/Watches': policies,
  'DELETE /API/UserData/Watches/NL0000000': policies,
  'GET /auth/login': everybody,
  'GET /profile/pinglogin': everybody,
  'POST /auth/login': everybody,
  // Last: it ends the sessions the walk uses.
  'GET /auth/logout': everybody,
  'POST /auth/logout': everybody,
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.database.close());

const declared = () =>
  allRoutes({
    config: readConfig({ CARRIER_DEMO: '1' }),
    pool: server.database.pool,
    isFeatureOn: async () => true,
  });

/** A route as the table's rows call it: parameters filled in, the query left away. */
const matches = (row: string, path: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(row.split(/[ ?]/)[1] ?? '');

test('the access table names every route there is', () => {
  const missing = declared().filter(
    ({ method, path }) =>
      !Object.keys(allowed).some((row) => row.startsWith(`${method} `) && matches(row, path)),
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every endpoint of the contract has a route', () => {
  const served = new Set(declared().map(({ method, path }) => `${method} ${path}`));
  const missing = Object.values(contract).filter(
    ({ method, path }) => !served.has(`${method} ${path}`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('access', () => {
  const cookies = new Map<string, Record<string, string>>([['visitor', {}]]);
  beforeAll(async () => {
    for (const name of signedIn) cookies.set(name, { ...(await server.signIn(name)) });
  }, 60_000);

  test.each(Object.entries(allowed))(
    '%s lets in whom the table names',
    async (row, names) => {
      const [method = '', path = ''] = row.split(' ');
      const outcome: Record<string, string> = {};
      for (const name of callers) {
        const isForm = row === 'POST /auth/login' || row === 'POST /stand-ins/ipipeline';
        const { status } = await server.request(path, {
          method,
          headers: cookies.get(name) ?? {},
          ...(isForm && { body: new URLSearchParams({ username: name, password: 'wrong' }) }),
        });
        expect(status).toBeLessThan(500);
        const isRefused = status === 403 || (status === 401 && !isForm);
        outcome[name] = isRefused ? `refused ${status}` : 'let in';
      }
      const expected = callers.map((name) => {
        const refusal = name === 'visitor' ? 'refused 401' : 'refused 403';
        return [name, names.includes(name) ? 'let in' : refusal];
      });
      expect(outcome).toEqual(Object.fromEntries(expected));
    },
    60_000,
  );

  test('after logging out the same cookies are nobody’s', async () => {
    for (const name of signedIn) {
      const response = await server.request('/auth/userinfo', { headers: cookies.get(name) ?? {} });
      expect(await response.json()).toMatchObject({ isAuthenticated: false });
    }
  });
});

test('there is a sub-account for each role alone', () => {
  const names = new Set(callers);
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
