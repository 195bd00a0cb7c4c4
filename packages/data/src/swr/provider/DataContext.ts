import { createContext, useContext } from 'react';
import type { IdentityClient } from '../../client/Client.ts';
import type { Reads } from '../../client/createReads.ts';

/** The client and reads that the hooks use. */
interface Data {
  readonly client: IdentityClient;
  readonly reads: Reads;
}

export const DataContext = createContext<Data | undefined>(undefined);

/** @throws Error outside a DataProvider */
export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('A hook of @agent-portal/data needs a DataProvider above it.');
  return data;
}
