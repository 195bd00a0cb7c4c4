import type { SignedIn, TestServer } from '../testing.ts';

export const dana = '4471902';
export const june = '4480055';

/** The cookies of a browser after an answer. */
export function after(response: Response, former: SignedIn): SignedIn {
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const csrf = set.find((cookie) => cookie.startsWith('__Host-csrf='));
  if (csrf === undefined) return former;
  return { Cookie: set.join('; '), 'X-CSRF-Token': csrf.slice('__Host-csrf='.length) };
}

/** The actions of home-office staff, for tests. */
export function homeOffice(server: TestServer) {
  const impersonate = (session: Partial<SignedIn>, agentId: string) =>
    server.post('/API/Impersonation/Impersonate', session, { agentId });

  /** Signs in home office, acting for an agent. */
  async function actingAs(agentId: string): Promise<SignedIn> {
    const office = await server.signIn('office');
    return after(await impersonate(office, agentId), office);
  }

  return { actingAs, impersonate };
}
