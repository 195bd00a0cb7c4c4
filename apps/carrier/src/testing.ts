import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
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

/** The session that an answer starts. */
export function sessionOf(response: Response): SignedIn {
  const csrf = cookieOf(response, '__Host-csrf');
  return {
    Cookie: `${cookieOf(response, '__Host-session')}; ${csrf}`,
    'X-CSRF-Token': csrf.slice('__Host-csrf='.length),
  };
}

/** What a problem says. */
export const detailOf = async (response: Response) =>
  ((await response.json()) as { readonly detail: string }).detail;

/** Who calls: a session, or the name of a demonstration account, which signs in once for all its calls. */
export type TestCaller = Partial<SignedIn> | string;

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

/** The address of a call. Parameters that are objects are sent as JSON, and lists as several values. */
function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    for (const one of [value].flat())
      search.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
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

  /** Sessions of demonstration accounts by name. */
  const sessions = new Map<string, Promise<SignedIn>>();
  async function headersOf(who: TestCaller): Promise<Partial<SignedIn>> {
    if (typeof who !== 'string') return who;
    const session = sessions.get(who) ?? signIn(who);
    sessions.set(who, session);
    return session;
  }

  const get = async (path: string, who: TestCaller = {}, query: object = {}) =>
    request(withQuery(path, query), { headers: { ...(await headersOf(who)) } });

  const post = async (path: string, who: TestCaller, body?: unknown) =>
    request(path, {
      method: 'POST',
      headers: { ...(await headersOf(who)), 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const remove = async (path: string, who: TestCaller, query: object = {}) =>
    request(withQuery(path, query), { method: 'DELETE', headers: { ...(await headersOf(who)) } });

  /** The answer of a read that succeeds. */
  async function read<T>(path: string, who: TestCaller = {}, query: object = {}): Promise<T> {
    const response = await get(path, who, query);
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  }

  const postLogin = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request('/auth/login', { method: 'POST', body: new URLSearchParams(fields), headers });

  /** Signs in as a demonstration account, by the name before the @. */
  async function signIn(name: string): Promise<SignedIn> {
    const username = `${name}@northfield.example`;
    const response = await postLogin({ username, password: 'northfield' });
    if (response.status !== 303) throw new Error(`${name} cannot sign in: ${response.status}`);
    return sessionOf(response);
  }

  /** The rows of a query, as an object for each. */
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(text, values)).rows;

  return {
    app,
    clock,
    database,
    get,
    logLines,
    post,
    postLogin,
    read,
    remove,
    request,
    rows,
    signIn,
  };
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
