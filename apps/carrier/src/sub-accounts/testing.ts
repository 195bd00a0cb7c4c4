import type { Role } from '@agent-portal/data/endpoint';
import type { SubAccount } from '@agent-portal/data/sub-accounts/contract';
import { cookieOf, sessionOf, type SignedIn, type TestServer } from '../testing.ts';

const address = '/API/UserData/SubAccounts';

/** The user that tests invite. */
export const nora = 'nora.quill@example.com';

export const goodPassword = 'four words in a row';

/** The actions of users on sub-accounts, for tests. */
export function subAccountsOn(server: TestServer) {
  const { post, read } = server;
  const { db } = server.database;
  const change = (statement: Parameters<typeof db.execute>[0]) => db.execute(statement);

  const list = async (session: SignedIn) =>
    (await read<{ subAccounts: readonly SubAccount[] }>(address, session)).subAccounts;

  const find = async (session: SignedIn, username = nora) =>
    (await list(session)).find((one) => one.username === username);

  const invite = (session: Partial<SignedIn>, more: object = {}) =>
    post(address, session, {
      firstName: 'Nora',
      lastName: 'Quill',
      emailAddress: nora,
      roles: ['Claims'],
      endsOn: null,
      ...more,
    });

  const save = (
    session: Partial<SignedIn>,
    body: {
      version: number;
      roles?: readonly Role[];
      endsOn?: string | null;
      state?: string;
      handOverTo?: string;
      takesOver?: string;
    },
    username = nora,
  ) => post(`${address}/${username}`, session, body);

  const sendAgain = (session: Partial<SignedIn>, version: number, username = nora) =>
    post(`${address}/${username}/Invitation`, session, { version });

  const remove = (session: Partial<SignedIn>, version: number, username = nora) =>
    server.remove(`${address}/${username}`, session, { version });

  /** The token of the link in the last e-mail to an address. */
  async function lastToken(sentTo = nora): Promise<string> {
    const { rows } = await server.database.pool.query<{ body: string }>(
      `SELECT body FROM outbox WHERE sent_to = '${sentTo}' ORDER BY message_id DESC LIMIT 1`,
    );
    return /token=(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
  }

  /** Opens a link. @returns its cookie and its page */
  async function open(token: string) {
    const opened = await server.request(`/auth/invitation?token=${token}`);
    const Cookie = cookieOf(opened, '__Host-invitation');
    const page = await server.request(opened.headers.get('Location') ?? '', {
      headers: { Cookie },
    });
    return { opened, Cookie, text: await page.text() };
  }

  const choose = (Cookie: string, password = goodPassword) =>
    server.request('/auth/invitation', {
      method: 'POST',
      headers: { Cookie },
      body: new URLSearchParams({ password }),
    });

  /** Accepts the last invitation of a user. */
  async function accept(sentTo = nora): Promise<Response> {
    const { Cookie } = await open(await lastToken(sentTo));
    return choose(Cookie);
  }

  const logIn = (username = nora, password = goodPassword) =>
    server.postLogin({ username, password });

  /** Signs a user in with the password that tests choose. */
  const signIn = async (username = nora) => sessionOf(await logIn(username));

  const whoIs = (session: SignedIn) =>
    read<{ isAuthenticated: boolean; roles: string[]; agentId: string }>('/auth/userinfo', session);

  return {
    accept,
    change,
    choose,
    find,
    invite,
    lastToken,
    list,
    logIn,
    open,
    remove,
    save,
    sendAgain,
    signIn,
    whoIs,
  };
}
