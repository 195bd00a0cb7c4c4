import { Agent, type ClientRequest, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What became of one request: a whole answer, or the code of the connection's error. */
export type Outcome =
  | { readonly status: number; readonly body: string }
  | { readonly error: string };

/** What becomes of a request; it never throws. */
export function outcomeOf(request: ClientRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message });
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((body) => resolve({ status, body }), fail);
    });
    request.on('error', fail);
  });
}

/** Clients that keep asking. */
export interface Load {
  /** Every outcome, in the order they came, once a connection has failed each client. */
  readonly outcomes: Promise<Outcome[]>;
  /** Resolves once there are so many outcomes, or no more will come. */
  readonly reached: (count: number) => Promise<unknown>;
}

/**
 * Keeps `clients` clients asking, each over one kept connection as a proxy does, until a connection
 * fails them. Node's own client, as its agents show what happens to connections.
 */
export function askUntilRefused(url: string, cookie: string, clients: number): Load {
  const outcomes: Outcome[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const askOn = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await outcomeOf(get(url, { agent, headers: { Cookie: cookie } }));
      outcomes.push(outcome);
      for (const { count, resolve } of waiting) if (outcomes.length >= count) resolve();
      if ('error' in outcome) break;
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: clients }, askOn)).then(() => outcomes);
  const reached = (count: number) =>
    Promise.race([all, new Promise<void>((resolve) => waiting.push({ count, resolve }))]);
  return { outcomes: all, reached };
}
