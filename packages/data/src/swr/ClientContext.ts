import { createContext, useContext } from 'react';
import type { Client } from '../client/createClient.ts';

export const ClientContext = createContext<Client | undefined>(undefined);

/** The client of the identity whose data is on screen. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('A hook of packages/data needs a DataProvider above it.');
  return client;
}
