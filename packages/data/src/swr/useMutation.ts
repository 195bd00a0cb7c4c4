import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { ChangeEndpoint, ReadEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './provider/DataContext.ts';
import { useInvalidate } from './useInvalidate.ts';
import { useClearWhenOnline } from './useClearWhenOnline.ts';

interface MutationState {
  readonly isRunning: boolean;
  /** The part of the files that was sent, 0 to 1; undefined for a change without files. */
  readonly sent?: number | undefined;
  /** The answer was 403. It is not an error: the part shows a message [S8]. */
  readonly isForbidden: boolean;
  /** The answer was 404. It is not an error: the part shows what was not found. */
  readonly isMissing: boolean;
  /** Why the last try failed, until the next try. */
  readonly error: ApiError | undefined;
  /** Why the last try did not succeed: forbidden, not found, or an error. */
  readonly failure: ApiError | undefined;
}

/** A change that the user can make. */
export interface Mutation<Input, Output> extends MutationState {
  /**
   * Makes the change, one at a time.
   * @returns the answer, or false if it failed or another one is running
   */
  readonly make: (input: Input) => Promise<Output | false>;
  /** Ends the running change, which may have been made already. It has no outcome. */
  readonly cancel: () => void;
  /** Clears the outcome of the last try. */
  readonly clear: () => void;
}

/** The answer replaces the cached answer of a read, and the parts that show that read show it at once. */
type Replaces<E extends Endpoint, R extends ReadEndpoint> = {
  readonly replaces: R & { readonly response: { readonly _zod: { readonly output: OutputOf<E> } } };
} & (unknown extends InputOf<R>
  ? { readonly readWith?: undefined }
  : {
      /** The input of that read. */
      readonly readWith: (input: InputOf<E>) => InputOf<R>;
    });

/** The effect of a change on cached reads. */
export type ChangeEffects<E extends Endpoint, R extends ReadEndpoint> = {
  /**
   * Reads whose path starts with one of these are out of date. Those on screen are requested again at
   * once, the others when they are shown next.
   */
  readonly invalidates?: readonly `/${string}`[];
} & (Replaces<E, R> | { readonly replaces?: undefined; readonly readWith?: undefined });

const idle: MutationState = {
  isRunning: false,
  isForbidden: false,
  isMissing: false,
  error: undefined,
  failure: undefined,
};

function failed(failure: ApiError): MutationState {
  const isForbidden = failure.kind === 'forbidden';
  const isMissing = failure.kind === 'not-found';
  const error = isForbidden || isMissing ? undefined : failure;
  return { ...idle, isForbidden, isMissing, failure, error };
}

/**
 * Makes the change of an endpoint, and updates the cached reads. A conflict means that another user made a change:
 * it invalidates the same reads, and the change runs until the other user's version has loaded.
 */
export function useMutation<E extends ChangeEndpoint, R extends ReadEndpoint>(
  endpoint: E,
  effects: ChangeEffects<E, R>,
): Mutation<InputOf<E>, OutputOf<E>> {
  const { client } = useData();
  const { mutate } = useSWRConfig();
  const makeStale = useInvalidate();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);

  const invalidate = async () => {
    const { invalidates } = effects;
    if (invalidates)
      await makeStale((key) => invalidates.some((path) => key.startsWith(`GET ${path}`)));
  };

  async function settle(input: InputOf<E>, answer: OutputOf<E>): Promise<void> {
    void invalidate();
    if (!effects.replaces) return;
    const key = keyOf<Endpoint>(effects.replaces, effects.readWith?.(input) ?? {});
    await mutate(key, answer, { revalidate: false });
  }

  async function make(input: InputOf<E>): Promise<OutputOf<E> | false> {
    if (running.current) return false;
    const run = new AbortController();
    running.current = run;
    setState({ ...idle, isRunning: true });
    try {
      const onSent = (sent: number) => setState({ ...idle, isRunning: true, sent });
      const answer = await client.request(endpoint, input, { signal: run.signal, onSent });
      await settle(input, answer);
      setState(idle);
      return answer;
    } catch (thrown) {
      const failure = normalizeError(thrown);
      if (failure.kind === 'conflict') {
        setState({ ...failed(failure), isRunning: true });
        await invalidate();
      }
      // Cleared meanwhile: it stays cleared.
      if (running.current === run) setState(run.signal.aborted ? idle : failed(failure));
      return false;
    } finally {
      if (running.current === run) running.current = undefined;
    }
  }

  const cancel = () => running.current?.abort();
  const clear = () => {
    if (state.failure) running.current = undefined;
    setState(idle);
  };
  useClearWhenOnline(state.failure, clear);
  return { ...state, make, cancel, clear };
}
