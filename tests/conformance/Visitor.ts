// oxlint-disable-next-line no-restricted-imports -- not a guessed time: the server sends it in Retry-After.
import { setTimeout } from 'node:timers/promises';
import { csrfHeader, csrfToken } from '@agent-portal/data/client/session/csrfToken';
import { apiVersion, versionHeader } from '@agent-portal/data/apiVersion';

/** The data that a call sends in addition to its cookies. */
export interface Message {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
  /** Sends the CSRF token. @default false */
  readonly isTrusted?: boolean;
}

/** The longest wait that a server may ask for, in seconds. */
const longestWait = 120;

/**
 * A caller of the tested server. It keeps cookies like a browser, or has none. After a 429 it repeats
 * the call at the time that the server gives.
 */
export class Visitor {
  readonly #origin: string;
  readonly #cookies: Map<string, string>;

  /** @param cookie as a browser sends it: `name=value; name=value` */
  constructor(origin: string, cookie = '') {
    this.#origin = origin;
    const pairs = cookie.split(';').flatMap((pair) => {
      const [, name, value] = /^\s*([^=]+)=(.*)$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    this.#cookies = new Map(pairs);
  }

  get #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(message: Message): Promise<Response> {
    for (;;) {
      const response = await this.#sendOnce(message);
      const seconds = Number(response.headers.get('Retry-After'));
      if (response.status !== 429 || !(seconds > 0 && seconds <= longestWait)) return response;
      await response.arrayBuffer();
      await setTimeout(seconds * 1000);
    }
  }

  async #sendOnce({ method, url, body, isTrusted = false }: Message): Promise<Response> {
    const cookie = this.#cookie;
    const response = await fetch(this.#origin + url, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json, */*',
        [versionHeader]: apiVersion,
        ...(cookie && { Cookie: cookie }),
        ...(isTrusted && { [csrfHeader]: csrfToken(cookie) ?? '' }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body ?? null,
      signal: AbortSignal.timeout(120_000),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(set) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }
}
