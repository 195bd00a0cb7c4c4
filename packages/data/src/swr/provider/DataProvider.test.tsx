// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Client } from '../../client/Client.ts';
import { getStatusCounts } from '../../policies/status-counts/contract.ts';
import counts from '../../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { fakeCarrier, testClient } from '../../testing/fakeCarrier.ts';
import { DataProvider } from './DataProvider.tsx';
import { useClient } from './useClient.ts';

const seen: Client[] = [];

function Page() {
  seen.push(useClient());
  return null;
}

const app = (client: Client, identity: string) => (
  <DataProvider client={client} identity={identity}>
    <Page />
  </DataProvider>
);

describe('DataProvider', () => {
  it('provides the same client while the identity stays', async () => {
    seen.length = 0;
    fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    const { rerender } = render(app(client, 'dana'));
    rerender(app(client, 'dana'));
    expect(new Set(seen).size).toBe(1);
    expect(await seen[0]?.read(getStatusCounts, {})).toEqual(counts);
  });

  it('drops prefetched reads before another identity renders, and on unmount', () => {
    seen.length = 0;
    const { client } = testClient();
    const steps: string[] = [];
    vi.spyOn(client, 'forgetReads').mockImplementation(() => void steps.push('dropped'));
    function Shown({ identity }: { readonly identity: string }) {
      steps.push(identity);
      return <Page />;
    }
    const shown = (identity: string) => (
      <DataProvider client={client} identity={identity}>
        <Shown identity={identity} />
      </DataProvider>
    );
    const { rerender, unmount } = render(shown('dana'));
    expect(steps).toEqual(['dana']);
    rerender(shown('marcus'));
    expect(steps.slice(0, 3)).toEqual(['dana', 'dropped', 'marcus']);
    expect(new Set(seen).size).toBe(2);
    steps.length = 0;
    act(unmount);
    expect(steps).toEqual(['dropped']);
  });

  it('is named in the error of a hook outside of it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useClient)).toThrow(
      'A hook of @agent-portal/data needs a DataProvider above it.',
    );
  });
});
