import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/Client.ts';
import { createReads } from './createReads.ts';
import { DataContext } from './DataContext.ts';
import { swrOptions } from './swrOptions.ts';

export interface DataProviderProps {
  /** Whose answers these are: with another identity everything below starts anew. */
  readonly identity: string;
  readonly client: Client;
  readonly children: ReactNode;
}

type Answers = readonly (readonly [key: string, data: unknown])[];

const none: Answers = [];

/**
 * Gives the hooks below it their client, and a cache that lives and dies with one identity. The first
 * one starts with what was asked for ahead and is answered already; a later one starts empty, because
 * what was asked for ahead may be the former identity's.
 */
export function DataProvider({ identity, client, children }: DataProviderProps) {
  const [answers, setAnswers] = useState<Answers>(() => client.takeAnswered());
  const [shown, setShown] = useState(identity);
  if (shown !== identity) {
    setShown(identity);
    setAnswers(none);
  }
  return (
    <IdentityCache key={identity} client={client} answers={shown === identity ? answers : none}>
      {children}
    </IdentityCache>
  );
}

interface IdentityCacheProps {
  readonly client: Client;
  readonly answers: Answers;
  readonly children: ReactNode;
}

/**
 * A late answer of a former identity finds only its own cache, which nothing shows any more; what was
 * asked for ahead in its name is dropped before anybody can take it over (reliability, 2).
 */
function IdentityCache({ client, answers, children }: IdentityCacheProps) {
  const [cache] = useState(() => new Map(answers.map(([key, data]) => [key, { data }])));
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
