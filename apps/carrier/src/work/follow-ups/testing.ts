import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import type { SignedIn, TestServer } from '../../testing.ts';

const address = '/API/UserData/FollowUps';

/** A pending policy of the agent with open requirements. */
export const policyNumber = 'NL0016A2206';

interface Page {
  readonly currentPage: number;
  readonly totalRecords: number;
  readonly tabCounts: Readonly<Record<'all' | 'due' | 'upcoming' | 'closed', number>>;
  readonly followUps: readonly FollowUp[];
}

export const detailOf = async (response: Response) =>
  ((await response.json()) as { detail: string }).detail;

/** The actions of users on follow-ups, for tests. */
export function followUpsOn(server: TestServer) {
  const { get, post, read } = server;

  const { db, pool } = server.database;

  const change = (statement: Parameters<typeof db.execute>[0]) => db.execute(statement);

  async function openIds(of = policyNumber): Promise<string[]> {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT requirement_id AS id FROM requirements
        WHERE policy_number = '${of}' AND met_on IS NULL ORDER BY 1`,
    );
    return rows.map(({ id }) => id);
  }

  /** Saves a follow-up on a requirement. */
  const save = (
    session: Partial<SignedIn>,
    { requirementId: key, ...followUp }: Readonly<Record<string, unknown>>,
  ) =>
    post(address, session, { subject: 'requirement', key, note: '', version: null, ...followUp });

  const remove = (session: Partial<SignedIn>, key: string, version: number, more = '') =>
    server.request(`${address}/requirement/${key}?version=${version}${more}`, {
      method: 'DELETE',
      headers: { ...session },
    });

  const look = (session: SignedIn, of = policyNumber) => get(`${address}/${of}`, session);

  async function ofPolicy(session: SignedIn): Promise<readonly FollowUp[]> {
    const path = `${address}/${policyNumber}`;
    return (await read<{ followUps: FollowUp[] }>(path, session)).followUps;
  }

  const list = (session: SignedIn, query: Readonly<Record<string, string>> = {}) =>
    read<Page>(`${address}?${new URLSearchParams(query).toString()}`, session);

  const tab = (session: SignedIn, state: string) =>
    list(session, { filters: JSON.stringify({ state }) });

  return { change, list, look, ofPolicy, openIds, read, remove, save, tab };
}
