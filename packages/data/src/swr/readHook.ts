import type { ReadEndpoint } from '../client/Client.ts';
import type { InputOf, OutputOf } from '../endpoint.ts';
import { type Answer, type ReadOptions, useEndpoint } from './useEndpoint.ts';

/** The argument of a hook: the input of the call, or whether to send it if it has no input. */
type DefaultArguments<E extends ReadEndpoint> =
  unknown extends InputOf<E> ? [isWanted?: boolean] : [input: InputOf<E> | null];

export interface ReadHookOptions<
  E extends ReadEndpoint,
  Arguments extends readonly unknown[],
  Data,
> extends Omit<ReadOptions, 'subject'> {
  /** Makes the call's input from the hook's arguments; null sends no request. */
  readonly input?: (...args: Arguments) => InputOf<E> | null;
  /** The subject of the data, such as an agent or a search. When it changes, the previous data is hidden. */
  readonly subject?: (input: InputOf<E>) => string | undefined;
  /** Takes from the answer what the hook returns as data. @default the answer */
  readonly select?: (answer: OutputOf<E>) => Data;
}

/** The input of `useX()`, `useX(isWanted)` and `useX(input)`; null sends no request. */
const defaultInput = (inputOrIsWanted: object | boolean | null = true) =>
  inputOrIsWanted === true ? {} : inputOrIsWanted || null;

/**
 * Makes the hook of an endpoint that reads. The hook takes the call's input, and null sends no request;
 * for a call without input it takes `isWanted`, which is true by default.
 *
 * @example
 * export const useSessions = readHook(getSessions);
 * export const useCase = readHook(getCase, {
 *   input: (envelopeId: string) => ({ params: { envelopeId } }),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function readHook<
  E extends ReadEndpoint,
  Arguments extends readonly unknown[] = DefaultArguments<E>,
  Data = OutputOf<E>,
>(
  endpoint: E,
  { input, subject, select, ...options }: ReadHookOptions<E, Arguments, Data> = {},
): (...args: Arguments) => Answer<Data> {
  const inputOf = (input ?? defaultInput) as (...args: Arguments) => InputOf<E> | null;
  return function useRead(...args) {
    const callInput = inputOf(...args);
    const answer = useEndpoint(endpoint, callInput, {
      ...options,
      subject: callInput === null ? undefined : subject?.(callInput),
    });
    const data = select && answer.data !== undefined ? select(answer.data) : answer.data;
    return { ...answer, data: data as Data | undefined };
  };
}
