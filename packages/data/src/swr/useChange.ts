import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { ReadEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './DataContext.ts';

/** A change that the reader can make. */
export interface Change<Input> {
  readonly isRunning: boolean;
  /** Why the last try failed, until the next one. */
  readonly error: ApiError | undefined;
  /** Makes the change, one at a time; whether it was made. */
  readonly make: (input: Input) => Promise<boolean>;
  /** Forgets the error. */
  readonly clear: () => void;
}

/**
 * Makes a change whose answer is what a read would answer now: whoever shows that read shows it at
 * once, without asking again.
 * @param readInput the input of that read
 */
export function useChange<E extends Endpoint, R extends ReadEndpoint>(
  endpoint: E,
  read: R & { readonly response: { readonly _zod: { readonly output: OutputOf<E> } } },
  readInput: (input: InputOf<E>) => InputOf<R>,
): Change<InputOf<E>> {
  const { client } = useData();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ isRunning: boolean; error?: ApiError }>({
    isRunning: false,
  });

  const isUnderWay = useRef(false);

  async function make(input: InputOf<E>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState({ isRunning: true });
    try {
      const answer = await client.request(endpoint, input);
      await mutate(keyOf<Endpoint>(read, readInput(input)), answer, { revalidate: false });
      setState({ isRunning: false });
      return true;
    } catch (thrown) {
      setState({ isRunning: false, error: normalizeError(thrown) });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }

  return { ...state, error: state.error, make, clear: () => setState({ isRunning: false }) };
}
