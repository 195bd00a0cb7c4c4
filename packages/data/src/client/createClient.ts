import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { getUserInfo, refreshAuthToken } from '../session/contract.ts';
import { createConnection } from './createConnection.ts';
import { createReads } from './createReads.ts';
import type { ApiError } from './ApiError.ts';
import { type Call, callOf, keyOf } from './callOf.ts';
import type { ChangeOptions, Client, ClientOptions, ReadOptions } from './Client.ts';
import { forgetEarly } from './startEarly.ts';
import { apiError, normalizeError } from './normalizeError.ts';
import { send } from './send.ts';
import { sharedExpiry } from './session/sharedExpiry.ts';
import { createTokenRefresh } from './session/createTokenRefresh.ts';
import { defaultRetries, withRetries } from './withRetries.ts';

/** Milliseconds after which a carrier that does not answer a probe counts as unreachable. */
const probeTimeout = 10_000;

/** Creates the client that makes all calls to a carrier. */
export function createClient(options: ClientOptions): Client {
  const { origin = '', retries = defaultRetries, now = Date.now } = options;
  let reads = createReads(now);
  const { connection, note } = createConnection(() =>
    fetch(origin + getUserInfo.path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeout),
    }),
  );
  const tokenRefresh = createTokenRefresh({
    refresh,
    now,
    shared: options.shared ?? sharedExpiry(),
  });

  const sendNoted = (endpoint: Endpoint, call: Call, options: ChangeOptions = {}) =>
    note(() => send(endpoint, call, { origin, ...options }));

  /** Makes one JSON call and checks the answer against the contract. */
  async function exchange<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: ChangeOptions,
  ): Promise<OutputOf<E>> {
    const response = await sendNoted(endpoint, callOf(endpoint, input), options);
    const answer = z.safeParse(endpoint.response as z.ZodMiniType, await response.json());
    if (!answer.success) throw apiError('contract', answer.error);
    return answer.data as OutputOf<E>;
  }

  /**
   * A failed refresh means that the session has ended, and leads to login [S8]. A network error does
   * not: the carrier was not reached, and login would not be reached either.
   */
  async function refresh(): Promise<string> {
    try {
      return await exchange(refreshAuthToken, {});
    } catch (thrown) {
      const error = normalizeError(thrown);
      throw error.kind === 'network' ? error : apiError('unauthenticated', thrown);
    }
  }

  /** A call that needs no session does not wait for a token. */
  async function refreshFor(endpoint: Endpoint): Promise<void> {
    if (endpoint.access.who !== 'anyone') await tokenRefresh.fresh();
  }

  /** One try; reports no failure. */
  async function attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: ChangeOptions,
  ): Promise<OutputOf<E>> {
    await refreshFor(endpoint);
    return exchange(endpoint, input, options);
  }

  /** Reports a failure as the endpoint declares, and returns the error. */
  function report(endpoint: Endpoint, thrown: unknown): ApiError {
    const error = normalizeError(thrown);
    if (error.kind === 'unauthenticated') options.onUnauthenticated(error);
    if (error.kind === 'server' && endpoint.onServerError === 'page') options.onServerError(error);
    if (error.kind === 'forbidden' && endpoint.onForbidden === 'page') options.onForbidden(error);
    return error;
  }

  return {
    connection,

    async request(endpoint, input, options) {
      try {
        return await attempt(endpoint, input, options);
      } catch (thrown) {
        throw report(endpoint, thrown);
      } finally {
        if (endpoint.effect === 'change') reads.expire();
      }
    },

    async read<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { signal, first }: ReadOptions = {},
    ) {
      let prefetched = first as Promise<OutputOf<E>> | undefined;
      const once = () => {
        const answer = prefetched ?? attempt(endpoint, input, { signal });
        prefetched = undefined;
        return answer;
      };
      try {
        return await withRetries(once, { retries, signal });
      } catch (thrown) {
        throw report(endpoint, thrown);
      }
    },

    async download(endpoint, input, { signal, onProgress } = {}) {
      try {
        await refreshFor(endpoint);
        const call = callOf(endpoint, input);
        const response = await sendNoted(endpoint, call, { signal });
        const { readFile } = await import('./download/readFile.ts');
        const { name, blob } = await readFile(response, onProgress);
        return { name: name ?? endpoint.response.fallbackName(new Date(now()), call.params), blob };
      } catch (thrown) {
        const error = report(endpoint, thrown);
        if (error.kind === 'forbidden') return 'forbidden';
        if (error.kind === 'not-found' || error.kind === 'not-offered') return 'missing';
        throw error;
      }
    },

    async prefetch(endpoint, input, freshForMs) {
      try {
        const call = (signal: AbortSignal) => attempt(endpoint, input, { signal });
        await reads.prefetch(keyOf(endpoint, input), call, freshForMs);
      } catch {
        // An input that breaks the contract fails in the read itself.
      }
    },

    startPage(start) {
      return reads.startPage(start);
    },

    get reads() {
      return reads;
    },

    cancelReads() {
      reads.cancel();
      forgetEarly();
    },

    forgetReads(own = reads) {
      own.cancel();
      if (own !== reads) return;
      forgetEarly();
      reads = createReads(now);
    },

    setExpiry: tokenRefresh.setExpiry,
  };
}
