import type { IdentityClient } from '../../client/Client.ts';
import { useData } from './DataContext.ts';

/** The client of the current identity, to prefetch with or to switch it. */
export function useClient(): IdentityClient {
  return useData().client;
}
