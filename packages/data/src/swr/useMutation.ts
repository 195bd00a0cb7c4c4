import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { keyOf } from '../client/callOf.ts';
import type { ChangeEndpoint, ReadEndpoint } from '../client/Client.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './DataContext.ts';
import { useOfflineEnd } from './useOfflineEnd.ts';

interface MutationState {
  readonly isRunning: boolean;
  /** The carrier refused it, which is no error: the part says so [S8]. */
  readonly isRefused: boolean;
  /** The carrier knows of no such thing, which is none either: the part says what was not found. */
  readonly isMissing: boolean;
  /** Why the last try failed, until the next one. */
  readonly error: ApiError | undefined;
  /** What the last try came to, whether it was refused, not found, or failed. */
  readonly failure: ApiError | undefined;
}

/** A change that the reader can make. */
export interface Mutation<Input, Output> extends MutationState {
  /**
   * Makes the change, one at a time.
   * @returns the answer, or false where it was refused, failed, or another one is on its way
   */
  readonly make: (input: Input) => Promise<Output | false>;
  /** Forgets how the last try ended. */
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

/** What a change does to cached reads. */
export type ChangeEffects<E extends Endpoint, R extends ReadEndpoint> = {
  /**
   * Reads whose path starts with one of these are out of date. Those on screen are requested again,
   * the others are dropped.
   */
  readonly invalidates?: readonly `/${string}`[];
} & (Replaces<E, R> | { readonly replaces?: undefined; readonly readWith?: undefined });

const idle: MutationState = {
  isRunning: false,
  isRefused: false,
  isMissing: false,
  error: undefined,
  failure: undefined,
};

function failed(failure: ApiError): MutationState {
  const isRefused = failure.kind === 'forbidden';
  const isMissing = failure.kind === 'not-found';
  const error = isRefused || isMissing ? undefined : failure;
  return { ...idle, isRefused, isMissing, failure, error };
}

/**
 * Makes the change of an endpoint, and keeps what is on screen true after it. Reads that it makes out
 * of date are so too where another user was faster, which the carrier says by a conflict.
 */
export function useMutation<E extends ChangeEndpoint, R extends ReadEndpoint>(
  endpoint: E,
  effects: ChangeEffects<E, R>,
): Mutation<InputOf<E>, OutputOf<E>> {
  const { client } = useData();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState(idle);
  const isUnderWay = useRef(false);

  const forget = () => {
    const { invalidates } = effects;
    if (!invalidates) return;
    client.cancelAhead();
    const isStale = (key: unknown) =>
      invalidates.some((path) => typeof key === 'string' && key.startsWith(`GET ${path}`));
    void mutate(isStale);
  };

  async function settle(input: InputOf<E>, answer: OutputOf<E>): Promise<void> {
    forget();
    if (!effects.replaces) return;
    const key = keyOf<Endpoint>(effects.replaces, effects.readWith?.(input) ?? {});
    await mutate(key, answer, { revalidate: false });
  }

  async function make(input: InputOf<E>): Promise<OutputOf<E> | false> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState({ ...idle, isRunning: true });
    try {
      const answer = await client.request(endpoint, input);
      await settle(input, answer);
      setState(idle);
      return answer;
    } catch (thrown) {
      const failure = normalizeError(thrown);
      if (failure.kind === 'conflict') forget();
      setState(failed(failure));
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }

  const clear = () => setState(idle);
  useOfflineEnd(state.failure, clear);
  return { ...state, make, clear };
}
