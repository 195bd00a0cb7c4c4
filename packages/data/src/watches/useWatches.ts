import { useEndpoint } from '../swr/useEndpoint.ts';
import { getWatches } from './contract.ts';

/** Five minutes, like the temporary messages beside which the notices show [S9]. */
const everyMs = 300_000;

/**
 * The watched policies and the notices of what has changed in them, asked for again while the page
 * is in sight.
 * @param input null sends no request
 */
export function useWatches(input: object | null = {}) {
  return useEndpoint(getWatches, input, { keptFor: 60_000, everyMs });
}
