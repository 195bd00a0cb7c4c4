import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/createClient.ts';
import { ClientContext } from './ClientContext.ts';

export interface DataProviderProps {
  readonly client: Client;
  /** Whose data it is: another identity starts with an empty cache, and late answers land nowhere. */
  readonly identity: string;
  readonly children: ReactNode;
}

/** The cache of one identity, and the client that fills it. Retries are the client's. */
export function DataProvider({ client, identity, children }: DataProviderProps) {
  return (
    <ClientContext value={client}>
      <SWRConfig
        key={identity}
        value={{
          provider: () => new Map(),
          keepPreviousData: true,
          revalidateOnFocus: false,
          shouldRetryOnError: false,
        }}
      >
        {children}
      </SWRConfig>
    </ClientContext>
  );
}
