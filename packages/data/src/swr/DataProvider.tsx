import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/Client.ts';
import { createReads } from './createReads.ts';
import { DataContext } from './DataContext.ts';
import { swrOptions } from './swrOptions.ts';

interface CacheProps {
  readonly client: Client;
  readonly children: ReactNode;
}

export interface DataProviderProps extends CacheProps {
  /** Whose answers these are: with another identity everything below starts anew. */
  readonly identity: string;
}

/** Gives the hooks below it their client, and a cache that lives and dies with one identity. */
export function DataProvider({ identity, client, children }: DataProviderProps) {
  return (
    <IdentityCache key={identity} client={client}>
      {children}
    </IdentityCache>
  );
}

/**
 * A late answer of a former identity finds only its own cache, which nothing shows any more; what was
 * asked for ahead in its name is dropped before anybody can take it over (reliability, 2).
 */
function IdentityCache({ client, children }: CacheProps) {
  const [cache] = useState(() => new Map());
  const [reads] = useState(() => createReads(cache));
  const data = useMemo(() => ({ client, reads }), [client, reads]);
  const options = useMemo(() => ({ ...swrOptions, provider: () => cache }), [cache]);
  useLayoutEffect(() => () => client.cancelAhead(), [client]);

  return (
    <SWRConfig value={options}>
      <DataContext value={data}>{children}</DataContext>
    </SWRConfig>
  );
}
