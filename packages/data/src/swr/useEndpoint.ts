import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { useClient } from './ClientContext.ts';

/** What a screen knows of a read. */
export interface Answer<Output> {
  /** The last answer; while another input is asked for, that of the former one. */
  readonly data: Output | undefined;
  readonly error: ApiError | undefined;
  /** The first answer is on its way. */
  readonly isLoading: boolean;
  /** An answer is there, and a newer one on its way. */
  readonly isRefreshing: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

/**
 * Reads an endpoint. A new input aborts the read of the former one, and so does leaving the screen.
 * @param input null asks for nothing yet
 */
export function useEndpoint<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  input: InputOf<E> | null,
): Answer<OutputOf<E>> {
  const client = useClient();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const key = input && keyOf(endpoint, input as object);
  const { data, error, isValidating, mutate } = useSWR<OutputOf<E>, ApiError>(key, () => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    return client.read(endpoint, input as InputOf<E>, underWay.current.signal);
  });

  // An aborted read is no answer: whoever wants it again asks again.
  const failure = error?.kind === 'aborted' ? undefined : error;
  return {
    data,
    error: isValidating ? undefined : failure,
    isLoading: key !== null && data === undefined && (isValidating || !failure),
    isRefreshing: data !== undefined && isValidating,
    retry: () => void mutate(),
  };
}
