import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import type * as z from 'zod/mini';

/**
 * Whether a call answers rows of a list: a page, by a page number in any spelling of [S7], or selected rows, in
 * an order.
 */
export function isList({ query, body, response }: Endpoint): boolean {
  if (isFileResponse(response)) return false;
  return [query, body].some((input) => {
    const { shape = {} } = ((input as z.core.$ZodType | undefined)?._zod.def ??
      {}) as Partial<z.core.$ZodObjectDef>;
    return Object.keys(shape).some((name) => /^(page(number)?|orderBy)$/i.test(name));
  });
}
