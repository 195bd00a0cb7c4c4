import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint as a card of /my-business calls it: such calls are on the ignore list of the error page,
 * and what fails or is refused says so inside the card alone (decisions, 7).
 */
/* @__NO_SIDE_EFFECTS__ */
export function withInlineErrors<E extends Endpoint>(endpoint: E): E {
  return { ...endpoint, onServerError: 'inline', onForbidden: 'inline' };
}
