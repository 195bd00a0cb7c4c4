import { pino } from 'pino';
import { afterAll } from 'vitest';
import { readConfig } from './config/config.ts';
import type { OpenDatabase } from './db/connection.ts';
import { freshDatabase } from './db/testing.ts';
import type { Route } from './http/route.ts';
import { createServer, type ServerDeps } from './server.ts';
import type { PortalFiles } from './static/portalFiles.ts';

/** The cookies of a signed-in user, and the CSRF token. */
export interface SignedIn {
  readonly Cookie: string;
  readonly 'X-CSRF-Token': string;
}

interface Options {
  /** Environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  readonly routes?: readonly Route[];
  readonly portal?: PortalFiles;
  readonly measureDisk?: ServerDeps['measureDisk'];
}

/** `name=value` of a cookie that an answer sets. */
export function cookieOf(response: Response, name: string): string {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return line?.split(';')[0] ?? '';
}

/** A carrier on a fresh database, asked without a network. */
export async function testServer({ env = {}, routes = [], portal, measureDisk }: Options = {}) {
  const database = await freshDatabase();
  const logLines: string[] = [];
  const clock = { now: new Date('2026-11-18T15:00:00Z') };
  const config = readConfig({ CARRIER_DEMO: '1', NODE_ENV: 'test', ...env });
  const app = createServer({
    ...database,
    config,
    log: pino({}, { write: (line) => logLines.push(line) }),
    today: config.today,
    now: () => clock.now,
    routes,
    portal,
    measureDisk,
  });

  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  const postLogin = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request('/auth/login', { method: 'POST', body: new URLSearchParams(fields), headers });

  /** Signs in as a demonstration account, by the name before the @. */
  async function signIn(name: string): Promise<SignedIn> {
    const username = `${name}@northfield.example`;
    const response = await postLogin({ username, password: 'northfield' });
    if (response.status !== 303) throw new Error(`${name} cannot sign in: ${response.status}`);
    const csrf = cookieOf(response, '__Host-csrf');
    return {
      Cookie: `${cookieOf(response, '__Host-session')}; ${csrf}`,
      'X-CSRF-Token': csrf.split('=').slice(1).join('='),
    };
  }

  return { app, clock, database, logLines, postLogin, request, signIn };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/** The carrier that all tests of a file share. It closes after the last of them. */
export async function sharedServer(options?: Options): Promise<TestServer> {
  const server = await testServer(options);
  afterAll(() => server.database.close());
  return server;
}

/** The seeded database that all tests of a file share. It closes after the last of them. */
export async function sharedDatabase(): Promise<OpenDatabase> {
  const database = await freshDatabase();
  afterAll(() => database.close());
  return database;
}
