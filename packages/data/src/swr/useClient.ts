import type { Client } from '../client/Client.ts';
import { useData } from './DataContext.ts';

/** The client of the identity whose data is on screen, to ask ahead with. */
export function useClient(): Client {
  return useData().client;
}
