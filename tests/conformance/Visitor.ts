import { csrfHeader, csrfToken } from '@agent-portal/data/client/session/csrf';
import { apiVersion, versionHeader } from '@agent-portal/data/version';

/** What a call sends besides its cookies. */
export interface Message {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
  /** Carry the CSRF token. @default false */
  readonly isTrusted?: boolean;
}

/** A caller of a server under test: keeps its cookies as a browser would, or has none. */
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

  async send({ method, url, body, isTrusted = false }: Message): Promise<Response> {
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
