import * as z from 'zod/mini';
import {
  type DownloadedFile,
  type Endpoint,
  type InputOf,
  isFileResponse,
  type OutputOf,
} from '../endpoint.ts';
import { refreshAuthToken } from '../session/contract.ts';
import { createAhead } from './ahead.ts';
import type { ApiError } from './ApiError.ts';
import { callOf, keyOf } from './callOf.ts';
import { fileNameOf } from './fileName.ts';
import { apiError, normalizeError } from './normalizeError.ts';
import { type Progress, readWithProgress } from './readWithProgress.ts';
import { withRetries } from './retry.ts';
import { send } from './send.ts';
import type { SharedExpiry } from './sharedExpiry.ts';
import { createTokenKeeper } from './tokenKeeper.ts';

export interface ClientOptions {
  /** Where the carrier is. @default the page's own origin */
  readonly origin?: string;
  /** A call was answered 401, or the token could not be refreshed [S8]. */
  readonly onUnauthenticated: (error: ApiError) => void;
  /** A 5xx of a call that shows on the error page [S8]. */
  readonly onServerError: (error: ApiError) => void;
  /** A 403 of a call that shows on the unauthorized page [S8]. */
  readonly onForbidden: (error: ApiError) => void;
  /** @default Date.now */
  readonly now?: () => number;
  readonly shared?: SharedExpiry;
}

export interface DownloadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export type Client = ReturnType<typeof createClient>;

/** The one way to a carrier. Make one an identity; nothing of it is shared but the session's expiry. */
export function createClient(options: ClientOptions) {
  const { origin = '', now = Date.now } = options;

  /** One try, as an ApiError where it fails; raises no flag. */
  async function attempt<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    try {
      if (endpoint.name !== refreshAuthToken.name) await keeper.fresh();
      const response = await send(origin, endpoint, callOf(endpoint, input as object), signal);
      const answer = z.safeParse(endpoint.response as z.ZodMiniType, await response.json());
      if (!answer.success) throw apiError('contract', answer.error);
      return answer.data as OutputOf<E>;
    } catch (thrown) {
      throw thrown instanceof SyntaxError ? apiError('contract', thrown) : normalizeError(thrown);
    }
  }

  const keeper = createTokenKeeper({
    refresh: () => attempt(refreshAuthToken, {}),
    now,
    ...(options.shared && { shared: options.shared }),
  });
  const ahead = createAhead(attempt);

  /** Raises the flag that the endpoint says its failure raises, and gives the error on. */
  function reported(endpoint: Endpoint, thrown: unknown): ApiError {
    const error = normalizeError(thrown);
    if (error.kind === 'unauthenticated') options.onUnauthenticated(error);
    if (error.kind === 'server' && endpoint.onServerError === 'page') options.onServerError(error);
    if (error.kind === 'forbidden' && endpoint.onForbidden === 'page') options.onForbidden(error);
    return error;
  }

  return {
    /** Notes when the session's token expires; empty for a visitor. */
    setExpiry: keeper.setExpiry,
    /** Starts a read that somebody is likely to want next; `read` of the same input takes it over. */
    startAhead: ahead.start,

    /** Makes a call once: the parsed answer, or an ApiError. */
    async request<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      signal?: AbortSignal,
    ): Promise<OutputOf<E>> {
      return attempt(endpoint, input, signal).catch((thrown: unknown) => {
        throw reported(endpoint, thrown);
      });
    },

    /** Reads, with the retries of [S9]; takes over what was asked for ahead. */
    async read<E extends Endpoint & { method: 'GET' }>(
      endpoint: E,
      input: InputOf<E>,
      signal?: AbortSignal,
    ): Promise<OutputOf<E>> {
      const key = keyOf(endpoint, input as object);
      const once = () =>
        (ahead.take(key, signal) as Promise<OutputOf<E>> | undefined) ??
        attempt(endpoint, input, signal);
      return withRetries(once, signal).catch((thrown: unknown) => {
        throw reported(endpoint, thrown);
      });
    },

    /** Fetches a file; false where it is refused or not there, which is no error [S8]. */
    async download<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { signal, onProgress }: DownloadOptions = {},
    ): Promise<DownloadedFile | false> {
      if (!isFileResponse(endpoint.response)) throw apiError('contract');
      try {
        await keeper.fresh();
        const call = callOf(endpoint, input as object);
        const response = await send(origin, endpoint, call, signal);
        const blob = await readWithProgress(response, onProgress);
        const sent = fileNameOf(response.headers.get('Content-Disposition'));
        return { name: sent ?? endpoint.response.fallbackName(new Date(now()), call.params), blob };
      } catch (thrown) {
        const error = reported(endpoint, thrown);
        if (error.kind === 'forbidden' || error.kind === 'not-found') return false;
        throw error;
      }
    },
  };
}
