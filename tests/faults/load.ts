import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What became of one request: a whole answer, or the code of the connection's error. */
export type Outcome =
  | { readonly status: number; readonly body: string }
  | { readonly error: string };

/** Sends a GET and never throws. Node's own client, as its agents show what happens to connections. */
export function ask(url: string, cookie: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message });
    get(url, { agent, headers: { Cookie: cookie } }, (response) => {
      const { statusCode: status = 0 } = response;
      text(response).then((body) => resolve({ status, body }), fail);
    }).on('error', fail);
  });
}

/**
 * Keeps `clients` clients asking, each over one kept connection as a proxy does, until a connection
 * fails them.
 * @returns every outcome, in the order they came
 */
export async function askUntilRefused(
  url: string,
  cookie: string,
  clients: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const askOn = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await ask(url, cookie, agent);
      outcomes.push(outcome);
      if ('error' in outcome) break;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, askOn));
  return outcomes;
}
