import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../../client/Client.ts';
import { forIdentity } from '../../client/forIdentity.ts';
import { DataContext } from './DataContext.ts';
import { swrOptions } from '../swrOptions.ts';

export interface DataProviderProps {
  /** The identity that the answers belong to. Another identity remounts everything below. */
  readonly identity: string;
  readonly client: Client;
  readonly children: ReactNode;
}

/**
 * Provides the client of the hooks below it, and the reads of one identity. Those of the previous
 * identity are dropped before anything below can use them.
 */
export function DataProvider({ identity, client, children }: DataProviderProps) {
  const [shown, setShown] = useState(identity);
  if (shown !== identity) {
    client.forgetReads();
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

/** A late answer of a previous identity goes to its own cache, which no longer shows (reliability, 2). */
function IdentityCache({ client, children }: IdentityCacheProps) {
  // They have what the loaders of the first page have prefetched.
  const [reads] = useState(() => client.reads);
  const data = useMemo(() => ({ client: forIdentity(client), reads }), [client, reads]);
  const options = useMemo(
    () => ({
      ...swrOptions(client.connection),
      provider: () => reads.cache,
    }),
    [client, reads],
  );
  useLayoutEffect(() => () => client.forgetReads(reads), [client, reads]);

  return (
    <SWRConfig value={options}>
      <DataContext value={data}>{children}</DataContext>
    </SWRConfig>
  );
}
