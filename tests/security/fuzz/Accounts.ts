import { csrfHeader } from '@agent-portal/data/client/session/csrfToken';
import { password, postLogin } from '../../faults/signIn.ts';

/** How often an account may sign in again after a change of identity ended its session. */
const mostSignIns = 30;

/** The current sessions of demonstration accounts. */
export class Accounts {
  readonly #origin: string;
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #signIns = new Map<string, Promise<void>>();
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Signs in an account. Concurrent calls sign in once. @throws if it cannot sign in */
  async signIn(name: string): Promise<void> {
    const running = this.#signIns.get(name) ?? this.#signInNow(name);
    this.#signIns.set(name, running);
    await running.finally(() => this.#signIns.delete(name));
  }

  async #signInNow(name: string): Promise<void> {
    this.#count += 1;
    const response = await postLogin(this.#origin, `${name}@northfield.example`, password);
    await response.arrayBuffer();
    if (response.status !== 303) throw new Error(`${name} cannot sign in: ${response.status}`);
    this.#cookies.set(name, new Map());
    this.renew(name, response.headers.getSetCookie());
  }

  /** Signs in an account again after its session has ended, unless that happened too often. */
  async signInAgain(name: string): Promise<void> {
    if (this.#count < mostSignIns) await this.signIn(name).catch(() => undefined);
  }

  /** Stores the cookies of an answer. */
  renew(name: string, lines: readonly string[]): void {
    for (const line of lines) {
      const [, cookie, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (cookie !== undefined && value) this.#cookies.get(name)?.set(cookie, value);
    }
  }

  /** The headers of a session's calls. None for a visitor. */
  headersOf(name: string | undefined): readonly [string, string][] {
    const cookies = name === undefined ? undefined : this.#cookies.get(name);
    if (!cookies) return [];
    const [, token] = [...cookies].find(([cookie]) => cookie.endsWith('csrf')) ?? [];
    return [
      ['Cookie', [...cookies].map((pair) => pair.join('=')).join('; ')],
      ...(token ? [[csrfHeader, decodeURIComponent(token)] as [string, string]] : []),
    ];
  }
}
