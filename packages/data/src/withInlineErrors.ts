import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint whose errors show in the part that calls it, such as a card of /my-business, and never
 * replace the page (decisions, 7).
 */
/* @__NO_SIDE_EFFECTS__ */
export function withInlineErrors<E extends Endpoint>(endpoint: E): E {
  return { ...endpoint, onServerError: 'inline', onForbidden: 'inline' };
}
