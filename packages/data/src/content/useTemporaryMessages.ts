import { keptFor, useEndpoint } from '../swr/useEndpoint.ts';
import { getTemporaryMessages } from './contract.ts';

/** The messages of the Notifications panel, asked for at most every five minutes [S9]. */
export function useTemporaryMessages() {
  return useEndpoint(getTemporaryMessages, {}, { keptFor });
}
