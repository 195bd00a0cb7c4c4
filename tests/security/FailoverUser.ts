import { openDatabase } from '@agent-portal/carrier/db/connection';
import { openSession, password, postLogin, type SessionHeaders } from '../faults/signIn.ts';

const account = 'agent';
const views = '/API/UserData/SavedViews';

/** The result of a call: its status, and the time of Retry-After. */
export interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Reads an answer to its end. */
export async function outcomeOf(asked: Promise<Response>): Promise<Outcome> {
  const response = await asked;
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('Retry-After') };
}

/** Whether a call must wait until the database is back. */
export const isPutOff = ({ status }: Outcome) => status === 503;

/**
 * A user who reads, changes and signs in, one call after the other, whatever happens to the database.
 */
export class FailoverUser {
  readonly #address: string;
  readonly #headers: SessionHeaders;
  readonly #view: string;
  readonly #outcomes: Outcome[] = [];
  #turn = 0;

  private constructor(address: string, headers: SessionHeaders, view: string) {
    this.#address = address;
    this.#headers = headers;
    this.#view = view;
  }

  /** @throws if the user cannot sign in, or cannot save the view that its calls change */
  static async start(address: string, view: string): Promise<FailoverUser> {
    const user = new FailoverUser(address, await openSession(address, account), view);
    const { status } = await outcomeOf(user.#save());
    if (status !== 200) throw new Error(`The view cannot be saved: ${status}`);
    return user;
  }

  /** Removes the view. */
  async leave(): Promise<void> {
    const query = new URLSearchParams({ list: 'pending-v2', name: this.#view });
    await outcomeOf(this.#ask(`${views}?${query}`, { method: 'DELETE' }));
  }

  /** Makes calls without pause until `over`, and then one more round. @returns the results */
  async callUntil(over: AbortSignal): Promise<readonly Outcome[]> {
    const before = this.#outcomes.length;
    while (!over.aborted) await this.#askNext();
    for (let more = 0; more < 3; more += 1) await this.#askNext();
    return this.#outcomes.slice(before);
  }

  #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    return fetch(`${this.#address}${path}`, { ...init, headers });
  }

  #save(formerName?: string): Promise<Response> {
    const view = { list: 'pending-v2', name: this.#view, query: `page=${this.#turn + 1}` };
    return this.#ask(views, { method: 'POST', body: JSON.stringify({ ...view, formerName }) });
  }

  async #askNext(): Promise<void> {
    this.#turn += 1;
    const asks = [
      () => this.#ask(`${views}?list=pending-v2`),
      () => this.#save(this.#view),
      () => postLogin(this.#address, `${account}@northfield.example`, password),
    ] as const;
    const outcome = await outcomeOf(asks[(this.#turn % 3) as 0 | 1 | 2]());
    // The limit of changes is not about the database.
    if (outcome.status !== 429) this.#outcomes.push(outcome);
  }
}

/** All users make calls while `fail` runs, and for one round after it. */
export async function callDuring(
  users: readonly FailoverUser[],
  fail: () => Promise<void>,
): Promise<readonly Outcome[]> {
  const over = new AbortController();
  const calling = users.map((user) => user.callUntil(over.signal));
  await fail();
  over.abort();
  return (await Promise.all(calling)).flat();
}

/** Ends every other connection to a PostgreSQL, as an administrator can at any time. */
export async function terminateConnections(databaseUrl: string): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl });
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
  );
  await close();
}
