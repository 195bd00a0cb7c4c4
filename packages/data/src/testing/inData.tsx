import type { ReactNode } from 'react';
import type { Client } from '../client/Client.ts';
import { DataProvider } from '../swr/provider/DataProvider.tsx';
import { testClient } from './fakeCarrier.ts';

/** The wrapper for the hooks and components of a test: an agent with a client. */
export function inData(
  client: Client = testClient().client,
): (props: { readonly children: ReactNode }) => ReactNode {
  return function InData({ children }) {
    return (
      <DataProvider client={client} identity="agent">
        {children}
      </DataProvider>
    );
  };
}
