import { useEndpoint } from '../swr/useEndpoint.ts';
import { getReadNotifications } from './contract.ts';

/** Five minutes, like the temporary messages: what is read elsewhere is read here too [S9]. */
const everyMs = 300_000;

/**
 * The keys of the notifications that the user has read.
 * @param input null sends no request
 */
export function useReadNotifications(input: object | null = {}) {
  return useEndpoint(getReadNotifications, input, { keptFor: 60_000, everyMs });
}
