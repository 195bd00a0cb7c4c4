import { useLayoutEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { ReadEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './provider/DataContext.ts';

/** The state of a read. */
export interface Answer<Output> {
  /** The answer; undefined after a failure [S4], but see `keepAfterFailure`. For other inputs, see `keepPreviousData`. */
  readonly data: Output | undefined;
  readonly error: ApiError | undefined;
  /** The first answer, or the next one after a failure, is loading. */
  readonly isLoading: boolean;
  /** An answer is on screen while a newer one loads. */
  readonly isRefreshing: boolean;
  /** `data` is the answer to the previous input, as `keepPreviousData` asks for. */
  readonly isPrevious: boolean;
  /** Reads again. */
  readonly retry: () => void;
}

interface Target {
  readonly key: string | null;
  readonly inputError?: ApiError;
}

function targetOf<E extends ReadEndpoint>(endpoint: E, input: InputOf<E> | null): Target {
  try {
    return { key: input && keyOf(endpoint, input) };
  } catch (thrown) {
    return { key: null, inputError: normalizeError(thrown) };
  }
}

export interface ReadOptions {
  /**
   * Milliseconds for which an answer is fresh and is not requested again, unless the user changes something.
   * @default 2 s
   */
  readonly freshForMs?: number;
  /** The polling interval in milliseconds, while the page is visible. @default no polling */
  readonly pollEveryMs?: number;
  /**
   * Keeps the answer to the previous input while the next one loads. For lists and searches only: on a
   * page about one thing it would show one client's data as another's.
   * @default false
   */
  readonly keepPreviousData?: boolean;
  /**
   * Keeps the answer when it cannot be read again: a page with a form in it. Not when the user may no longer see it.
   * @default false
   */
  readonly keepAfterFailure?: boolean;
  /** The subject of the data, such as an agent or a search. When it changes, the previous data is hidden. */
  readonly subject?: string | undefined;
}

/**
 * Reads an endpoint, and again when the input changes. A read is aborted when its last hook changes
 * its input or unmounts.
 * @param input null sends no request
 */
export function useEndpoint<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: ReadOptions = {},
): Answer<OutputOf<E>> {
  const { client, reads } = useData();
  const { cache } = useSWRConfig();
  const [shownSubject, setShownSubject] = useState(options.subject);
  const { key, inputError } = targetOf(endpoint, input);
  // Before SWR's own effect, which makes the read.
  useLayoutEffect(() => (key === null ? undefined : reads.join(key)), [reads, key]);

  const swr = useSWR<OutputOf<E>, ApiError, string | null>(
    key,
    (wanted: string) =>
      reads.make(wanted, (signal, first) =>
        client.read(endpoint, input as InputOf<E>, { signal, first }),
      ),
    {
      revalidateIfStale: key === null || !reads.isFresh(key, options.freshForMs),
      keepPreviousData: options.keepPreviousData ?? false,
      ...(options.pollEveryMs && { refreshInterval: options.pollEveryMs }),
    },
  );

  const isOwnAnswer = key !== null && cache.get(key)?.data !== undefined;
  if (isOwnAnswer && shownSubject !== options.subject) setShownSubject(options.subject);
  const isOfOtherSubject = !isOwnAnswer && shownSubject !== options.subject;

  // An aborted read is not a failure: a hook that needs it reads again.
  const failure = swr.error?.kind === 'aborted' ? undefined : swr.error;
  const error = inputError ?? (swr.isValidating ? undefined : failure);
  const isRefused = failure?.kind === 'forbidden' || failure?.kind === 'unauthenticated';
  const isLost = failure && (isRefused || !options.keepAfterFailure);
  const data = inputError || isLost || key === null || isOfOtherSubject ? undefined : swr.data;
  return {
    data,
    error,
    isLoading: key !== null && !error && data === undefined,
    isRefreshing: data !== undefined && swr.isValidating,
    isPrevious: data !== undefined && !isOwnAnswer,
    retry: () => void swr.mutate(),
  };
}
