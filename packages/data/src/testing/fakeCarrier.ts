import { vi } from 'vitest';
import type { ClientOptions } from '../client/Client.ts';
import { createClient } from '../client/createClient.ts';
import type { SharedExpiry } from '../client/session/sharedExpiry.ts';

export const origin = 'https://carrier.test';

type Responder = (request: Request) => Response | Promise<Response>;

/** An upload that goes to the fetch of the test. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  /** Not a blob: a response cannot read those of jsdom. */
  response: ArrayBuffer | undefined;
  #init: RequestInit & { readonly headers: Headers } = { headers: new Headers() };
  #answer: Response | undefined;
  #url = '';
  open(method: string, url: string) {
    this.#url = url;
    this.#init = { ...this.#init, method };
  }
  setRequestHeader(name: string, value: string) {
    this.#init.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return [...(this.#answer?.headers ?? [])].map((field) => field.join(': ')).join('\r\n');
  }
  abort() {}
  async send(body: FormData) {
    try {
      this.#answer = await globalThis.fetch(this.#url, { ...this.#init, body });
      this.response = await this.#answer.arrayBuffer();
      this.status = this.#answer.status;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** Replaces fetch and uploads: every request goes to `respond`, and to the returned list. */
export function fakeCarrier(respond: Responder) {
  const requests: Request[] = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.stubGlobal('fetch', async (url: string, { signal, ...init }: RequestInit = {}) => {
    const request = new Request(new URL(url, origin), init);
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    signal?.throwIfAborted();
    return Promise.race([respond(request), aborted]);
  });
  return requests;
}

/** An expiry in memory, so that tests do not share one. */
export function memoryExpiry(initial: string | null = null): SharedExpiry {
  let stored = initial;
  return {
    read: () => stored,
    readLatest: () => Promise.resolve(stored),
    write: (expiresAt) => {
      stored = expiresAt;
      return Promise.resolve();
    },
  };
}

/** A client of the fake carrier without retries, and the mocks of its callbacks. */
export function testClient(options: Partial<ClientOptions> = {}) {
  const flags = {
    onUnauthenticated: vi.fn<ClientOptions['onUnauthenticated']>(),
    onServerError: vi.fn<ClientOptions['onServerError']>(),
    onForbidden: vi.fn<ClientOptions['onForbidden']>(),
  };
  const client = createClient({
    origin,
    retries: 0,
    shared: memoryExpiry(),
    ...flags,
    ...options,
  });
  return { client, flags };
}

/**
 * Waits for three turns of the event loop, each of which runs the timers and promises that are due.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    // oxlint-disable-next-line no-restricted-globals -- the turn of the loop counts, not the time
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
