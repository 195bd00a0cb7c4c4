import { useLayoutEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { ReadEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './DataContext.ts';

/** What a read has come to. */
export interface Answer<Output> {
  /** The answer; after a failure, nothing [S4]. While another input's loads: see `keepPreviousData`. */
  readonly data: Output | undefined;
  readonly error: ApiError | undefined;
  /** Nothing to show yet: the first answer, or the next after a failure, is on its way. */
  readonly isLoading: boolean;
  /** An answer shows while a newer one loads. */
  readonly isRefreshing: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

interface Wanted {
  readonly key: string | null;
  readonly refused?: ApiError;
}

function want<E extends ReadEndpoint>(endpoint: E, input: InputOf<E> | null): Wanted {
  try {
    return { key: input && keyOf(endpoint, input) };
  } catch (thrown) {
    return { key: null, refused: normalizeError(thrown) };
  }
}

export interface ReadOptions {
  /** Milliseconds for which an answer is good: it is not asked for again. @default 2 s */
  readonly freshForMs?: number;
  /** Milliseconds after which it is asked for again, while the page is in sight. @default never */
  readonly pollEveryMs?: number;
  /**
   * The answer to the former input stays while the next one loads. For lists and what is typed: rows
   * of a former page or search. Never for one thing: it would show one client's data as another's.
   * @default false
   */
  readonly keepPreviousData?: boolean;
  /** The agent that the data is about. When it changes, the previous data is hidden. */
  readonly subject?: string | undefined;
}

/**
 * Reads an endpoint, and again when the input changes. A read that no hook wants any more, because
 * its input changed or its screen was left, is aborted.
 * @param input null sends no request yet
 */
export function useEndpoint<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options: ReadOptions = {},
): Answer<OutputOf<E>> {
  const { client, reads } = useData();
  const { cache } = useSWRConfig();
  const [shownOf, setShownOf] = useState(options.subject);
  const { key, refused } = want(endpoint, input);
  if (key !== null) reads.adopt(key, () => client.takeAnswer(key));
  // Before SWR's own effect, which makes the read.
  useLayoutEffect(() => (key === null ? undefined : reads.join(key)), [reads, key]);

  const swr = useSWR<OutputOf<E>, ApiError, string | null>(
    key,
    (wanted: string) =>
      reads.make(wanted, (signal) => client.read(endpoint, input as InputOf<E>, { signal })),
    {
      revalidateIfStale: key === null || !reads.isFresh(key),
      keepPreviousData: options.keepPreviousData ?? false,
      ...(options.freshForMs && { dedupingInterval: options.freshForMs }),
      ...(options.pollEveryMs && { refreshInterval: options.pollEveryMs }),
    },
  );

  const isOwn = key !== null && cache.get(key)?.data !== undefined;
  if (isOwn && shownOf !== options.subject) setShownOf(options.subject);
  const isOfAnother = !isOwn && shownOf !== options.subject;

  // An aborted read is no answer: whoever wants it again asks again.
  const failure = swr.error?.kind === 'aborted' ? undefined : swr.error;
  const error = refused ?? (swr.isValidating ? undefined : failure);
  const data = refused || failure || key === null || isOfAnother ? undefined : swr.data;
  return {
    data,
    error,
    isLoading: key !== null && !error && data === undefined,
    isRefreshing: data !== undefined && swr.isValidating,
    retry: () => void swr.mutate(),
  };
}
