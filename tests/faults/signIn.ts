/** The demonstration accounts' password (docs/operations.md). */
export const password = 'northfield';

/** Demonstration accounts that sign in alike, for sign-ins that happen at once. */
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

/**
 * Signs a demonstration account in, named by what stands before its @.
 * @returns the session's cookie as it is sent back
 */
export async function signIn(address: string, account: string): Promise<string> {
  const response = await postLogin(address, `${account}@northfield.example`, password);
  await response.arrayBuffer();
  const [session] = response.headers.getSetCookie();
  if (response.status !== 303 || session === undefined) {
    throw new Error(`${account} cannot sign in: ${response.status}`);
  }
  return session.split(';')[0] ?? '';
}

/** Whether the carrier knows a session. */
export async function isSignedIn(address: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${address}/auth/userinfo`, { headers: { Cookie: cookie } });
  const { isAuthenticated } = (await response.json()) as { isAuthenticated: boolean };
  return isAuthenticated;
}
