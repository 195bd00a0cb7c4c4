import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { normalizeError } from '../client/normalizeError.ts';
import type { Endpoint, InputOf, OutputOf } from '../endpoint.ts';
import { useData } from './DataContext.ts';

interface SubmissionState {
  readonly isRunning: boolean;
  /** The carrier refused it or knows of no such thing, which is no error: the form says so [S8]. */
  readonly isRefused: boolean;
  readonly error: ApiError | undefined;
}

/** Something that the reader sends. */
export interface Submission<Input, Output> extends SubmissionState {
  /**
   * Sends it, one at a time.
   * @returns the answer, or false where it was refused, failed, or another one is on its way
   */
  readonly send: (input: Input) => Promise<Output | false>;
}

const idle: SubmissionState = { isRunning: false, isRefused: false, error: undefined };

/**
 * Sends what changes something. The reads it makes out of date are forgotten, and asked for anew
 * where one is on screen; so they are where somebody else made them so.
 * @param makesStale says which reads, by their key
 */
export function useSubmission<E extends Endpoint>(
  endpoint: E,
  makesStale: (key: string) => boolean,
): Submission<InputOf<E>, OutputOf<E>> {
  const { client } = useData();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState(idle);
  const isUnderWay = useRef(false);

  const forget = () => {
    client.cancelAhead();
    void mutate((key) => typeof key === 'string' && makesStale(key));
  };

  const send = async (input: InputOf<E>) => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState({ ...idle, isRunning: true });
    try {
      const answer = await client.request(endpoint, input);
      forget();
      setState(idle);
      return answer;
    } catch (thrown) {
      const error = normalizeError(thrown);
      // Somebody was faster: what is on screen is out of date.
      if (error.kind === 'conflict') forget();
      const isRefused = error.kind === 'forbidden' || error.kind === 'not-found';
      setState(isRefused ? { ...idle, isRefused } : { ...idle, error });
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };

  return { ...state, send };
}
