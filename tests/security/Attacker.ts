import type { Known } from '../conformance/examples.ts';
import type { Message } from '../conformance/Visitor.ts';
import { Accounts } from './fuzz/Accounts.ts';
import { knownOf } from './fuzz/knownOf.ts';
import { accountFor, agents, callFor, offices } from './fuzz/targetsOf.ts';
import type { InputPlace } from '@agent-portal/data/testing/textPlaces';

interface TimedAnswer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** The message with a value at a place in its query or body: `query.filters.dateFrom`. */
function withValue({ url, body, ...message }: Message, place: string, value: string): Message {
  const [part, name = '', inner] = place.split('.');
  if (part === 'body') {
    const fields = { ...(JSON.parse(body ?? '{}') as object), [name]: value };
    return { ...message, url, body: JSON.stringify(fields) };
  }
  const [path = '', asked] = url.split('?');
  const query = new URLSearchParams(asked);
  const json = () =>
    JSON.stringify({ ...(JSON.parse(query.get(name) ?? '{}') as object), [inner ?? '']: value });
  query.set(name, inner === undefined ? value : json());
  return { ...message, url: `${path}?${query}`, body };
}

/** Calls a server as its demonstration accounts, with one value of a correct call replaced. */
export class Attacker {
  readonly #origin: string;
  readonly #accounts: Accounts;
  readonly #known: Known;
  #turn = 0;

  private constructor(origin: string, accounts: Accounts, known: Known) {
    this.#origin = origin;
    this.#accounts = accounts;
    this.#known = known;
  }

  /** @throws if the server has no demonstration accounts */
  static async start(origin: string): Promise<Attacker> {
    const accounts = new Accounts(origin);
    for (const name of [...agents, ...offices]) await accounts.signIn(name);
    return new Attacker(origin, accounts, await knownOf(origin, accounts));
  }

  /**
   * Makes the call of a place with this value. The agents take turns, because limits count each
   * separately.
   */
  async send({ endpoint, path }: InputPlace, value: string): Promise<TimedAnswer> {
    const agent = agents[this.#turn++ % 2] ?? agents[0];
    const { method, url, body } = withValue(callFor(endpoint, this.#known), path, value);
    const headers = new Headers(
      this.#accounts.headersOf(accountFor(endpoint, agent)) as [string, string][],
    );
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const asked = performance.now();
    const response = await fetch(this.#origin + url, { method, headers, body: body ?? null });
    const text = await response.text();
    return { status: response.status, text, milliseconds: performance.now() - asked };
  }
}

/** Whether a 400 names the field of a place, or the parameter that contains it. */
export function namesField(text: string, { path }: InputPlace): boolean {
  const field = path.slice(path.indexOf('.') + 1);
  const named = [...text.matchAll(/"field":"([^"]*)"/g)].map(([, name = '']) => name);
  return named.some((name) => name === field);
}
