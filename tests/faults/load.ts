import { Agent, type ClientRequest, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** The result of one request: a whole answer, or the code of the connection's error. */
export type Outcome =
  | { readonly status: number; readonly body: string }
  | { readonly error: string };

/** The result of a request. It never throws. */
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

/** Clients that send requests without pause. */
export interface Load {
  /** Every result in order, once a connection of each client has failed. */
  readonly outcomes: Promise<Outcome[]>;
  /** Resolves after this many results, or when all clients have failed. */
  readonly reached: (count: number) => Promise<unknown>;
}

/**
 * Keeps `clients` clients sending, each over one keep-alive connection like a proxy, until the
 * connection fails. It uses Node's http client, because its agents show what happens to connections.
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
