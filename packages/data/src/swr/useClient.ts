import type { IdentityClient } from '../client/Client.ts';
import { useData } from './DataContext.ts';

/** The client of the identity whose data is on screen, to ask ahead with, or to change it. */
export function useClient(): IdentityClient {
  return useData().client;
}
