import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { refreshAuthToken } from '../session/contract.ts';
import { createAhead } from './ahead.ts';
import type { ApiError } from './ApiError.ts';
import { callOf, keyOf } from './callOf.ts';
import type { Client, ClientOptions } from './Client.ts';
import { forgetEarly } from './early.ts';
import { apiError, normalizeError } from './normalizeError.ts';
import { send } from './send.ts';
import { sharedExpiry } from './session/sharedExpiry.ts';
import { createTokenKeeper } from './session/tokenKeeper.ts';
import { defaultRetries, withRetries } from './withRetries.ts';

/** The one way to a carrier. */
export function createClient(options: ClientOptions): Client {
  const { origin = '', retries = defaultRetries, now = Date.now } = options;
  const ahead = createAhead(now);
  const keeper = createTokenKeeper({ refresh, now, shared: options.shared ?? sharedExpiry() });

  /** Makes one JSON call and holds the answer against the contract. */
  async function exchange<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    const response = await send(endpoint, callOf(endpoint, input), { origin, signal });
    const answer = z.safeParse(endpoint.response as z.ZodMiniType, await response.json());
    if (!answer.success) throw apiError('contract', answer.error);
    return answer.data as OutputOf<E>;
  }

  /**
   * Whatever fails a refresh, the session is over: it ends in login [S8]. Only where the call did not
   * reach the carrier nothing is known of the session, and a login could not be reached either.
   */
  async function refresh(): Promise<string> {
    try {
      return await exchange(refreshAuthToken, {});
    } catch (thrown) {
      const error = normalizeError(thrown);
      throw error.kind === 'network' ? error : apiError('unauthenticated', thrown);
    }
  }

  /** What needs no session waits for no token: a visitor's calls go out whatever a former user left. */
  async function freshFor(endpoint: Endpoint): Promise<void> {
    if (endpoint.access.who !== 'anyone') await keeper.fresh();
  }

  /** One try; raises no flag. */
  async function attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    await freshFor(endpoint);
    return exchange(endpoint, input, signal);
  }

  /** Raises the flag that the endpoint says its failure raises, and gives the error on. */
  function reported(endpoint: Endpoint, thrown: unknown): ApiError {
    const error = normalizeError(thrown);
    if (error.kind === 'unauthenticated') options.onUnauthenticated(error);
    if (error.kind === 'server' && endpoint.onServerError === 'page') options.onServerError(error);
    if (error.kind === 'forbidden' && endpoint.onForbidden === 'page') options.onForbidden(error);
    return error;
  }

  return {
    async request(endpoint, input, { signal } = {}) {
      try {
        return await attempt(endpoint, input, signal);
      } catch (thrown) {
        throw reported(endpoint, thrown);
      }
    },

    async read<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { signal }: { signal?: AbortSignal | undefined } = {},
    ) {
      const once = () =>
        (ahead.take(keyOf(endpoint, input), signal) as Promise<OutputOf<E>> | undefined) ??
        attempt(endpoint, input, signal);
      try {
        return await withRetries(once, { retries, signal });
      } catch (thrown) {
        throw reported(endpoint, thrown);
      }
    },

    async download(endpoint, input, { signal, onProgress } = {}) {
      try {
        await freshFor(endpoint);
        const call = callOf(endpoint, input);
        const response = await send(endpoint, call, { origin, signal });
        const { readFile } = await import('./download/readFile.ts');
        const { name, blob } = await readFile(response, onProgress);
        return { name: name ?? endpoint.response.fallbackName(new Date(now()), call.params), blob };
      } catch (thrown) {
        const error = reported(endpoint, thrown);
        if (error.kind === 'forbidden') return 'refused';
        if (error.kind === 'not-found' || error.kind === 'not-offered') return 'missing';
        throw error;
      }
    },

    async startAhead(endpoint, input) {
      try {
        await ahead.start(keyOf(endpoint, input), (signal) => attempt(endpoint, input, signal));
      } catch {
        // An input that the contract refuses fails where it is asked for in earnest.
      }
    },

    startPage(start) {
      return ahead.open(start);
    },

    takeAnswer(key) {
      return ahead.takeAnswer(key);
    },

    cancelAhead() {
      ahead.cancel();
      forgetEarly();
    },

    setExpiry: keeper.setExpiry,
  };
}
