import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/Client.ts';
import { forIdentity } from '../client/forIdentity.ts';
import { createReads } from './createReads.ts';
import { DataContext } from './DataContext.ts';
import { swrOptions } from './swrOptions.ts';

export interface DataProviderProps {
  /** Whose answers these are: with another identity everything below starts anew. */
  readonly identity: string;
  readonly client: Client;
  readonly children: ReactNode;
}

/**
 * Gives the hooks below it their client, and a cache that lives and dies with one identity. What was
 * asked for ahead in the former one's name is dropped before anything below can take it over.
 */
export function DataProvider({ identity, client, children }: DataProviderProps) {
  const [shown, setShown] = useState(identity);
  if (shown !== identity) {
    client.cancelAhead();
    setShown(identity);
  }
  return (
    <IdentityCache key={identity} client={client}>
      {children}
    </IdentityCache>
  );
}

interface IdentityCacheProps {
  readonly client: Client;
  readonly children: ReactNode;
}

/** A late answer of a former identity finds only its own cache, which nothing shows any more (reliability, 2). */
function IdentityCache({ client, children }: IdentityCacheProps) {
  const [cache] = useState(() => new Map());
  const [reads] = useState(() => createReads(cache));
  const data = useMemo(() => ({ client: forIdentity(client), reads }), [client, reads]);
  const options = useMemo(() => ({ ...swrOptions, provider: () => cache }), [cache]);
  useLayoutEffect(() => () => client.cancelAhead(), [client]);

  return (
    <SWRConfig value={options}>
      <DataContext value={data}>{children}</DataContext>
    </SWRConfig>
  );
}
