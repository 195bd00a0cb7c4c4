import * as z from 'zod/mini';
import type { Endpoint, OutputOf } from '../endpoint.ts';

/** A recorded answer, typed by its endpoint. @throws ZodError if it breaks the contract */
export function fixture<E extends Endpoint & { readonly response: z.ZodMiniType }>(
  endpoint: E,
  recorded: unknown,
): OutputOf<E> {
  return z.parse(endpoint.response, recorded) as OutputOf<E>;
}
