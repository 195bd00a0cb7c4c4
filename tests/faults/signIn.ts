/** The password of the demonstration accounts (docs/operations.md). */
export const password = 'northfield';

/** Demonstration accounts that sign in the same way, for concurrent sign-ins. */
export const accounts = [
  'agent',
  'individual',
  'worksite',
  'neither',
  'historical',
  'solo',
  'office',
  'sub.all',
] as const;

/** Sends the login form. */
export function postLogin(address: string, username: string, secret: string): Promise<Response> {
  return fetch(`${address}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username, password: secret }),
    redirect: 'manual',
  });
}

/** The headers of every call in a session. */
export interface SessionHeaders {
  readonly Cookie: string;
  readonly 'X-CSRF-Token': string;
}

/** Signs in a demonstration account, named by the part before its @, for reads and changes. */
export async function openSession(address: string, account: string): Promise<SessionHeaders> {
  const response = await postLogin(address, `${account}@northfield.example`, password);
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (response.status !== 303 || cookies.length === 0) {
    throw new Error(`${account} cannot sign in: ${response.status}`);
  }
  const csrf = cookies.find((cookie) => cookie.startsWith('__Host-csrf=')) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': csrf.slice(csrf.indexOf('=') + 1) };
}

/**
 * Signs in a demonstration account.
 * @returns the cookie of the session as a browser sends it back
 */
export async function signIn(address: string, account: string): Promise<string> {
  const { Cookie } = await openSession(address, account);
  return Cookie.split('; ').find((cookie) => cookie.startsWith('__Host-session=')) ?? '';
}

/** Whether the carrier knows a session. */
export async function isSignedIn(address: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${address}/auth/userinfo`, { headers: { Cookie: cookie } });
  const { isAuthenticated } = (await response.json()) as { isAuthenticated: boolean };
  return isAuthenticated;
}
