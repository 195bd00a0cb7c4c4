import type { Endpoint } from '@agent-portal/data/endpoint';
import type * as z from 'zod/mini';

/** Whether a call answers a page of a list: it has a parameter for the page number, in any spelling of [S7]. */
export function isList({ query }: Endpoint): boolean {
  if (!query) return false;
  const { shape } = (query as z.core.$ZodType as z.core.$ZodObject)._zod.def;
  return Object.keys(shape).some((name) => /^page(number)?$/i.test(name));
}
