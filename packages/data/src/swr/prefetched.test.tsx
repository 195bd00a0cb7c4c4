// @vitest-environment jsdom
import { act, configure, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client/Client.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import policyFixture from '../policies/fixtures/getPolicy.json' with { type: 'json' };
import { usePolicy } from '../policies/policy/hooks.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { DataProvider } from './provider/DataProvider.tsx';

// A loaded machine is slow.
configure({ asyncUtilTimeout: 30_000 });
const input = { params: { id: 'NL1' } };

function Product() {
  return <p>{usePolicy(input).data?.productName ?? 'nothing'}</p>;
}

const page = (client: Client, identity: string) => (
  <DataProvider client={client} identity={identity}>
    <Product />
  </DataProvider>
);

/** A carrier whose every answer says which call it answers. */
const countingCarrier = () => {
  let calls = 0;
  return fakeCarrier(() => {
    calls += 1;
    return Promise.resolve(Response.json({ ...policyFixture, productName: `answer ${calls}` }));
  });
};

describe('a prefetched answer', () => {
  it('shows in the first commit, without a request', async () => {
    const requests = countingCarrier();
    const { client } = testClient();
    await client.prefetch(getPolicy, input);
    render(page(client, 'agent'));
    expect(screen.getByText('answer 1')).toBeDefined();
    await act(settled);
    expect(requests).toHaveLength(1);
  });

  it('shows in the commit that needs it, instead of the previous answer', async () => {
    const requests = countingCarrier();
    const client = testClient().client;
    const next = { params: { id: 'NL2' } };
    const Numbered = ({ id }: { readonly id: string }) => {
      const { data, isRefreshing } = usePolicy({ params: { id } });
      return <p>{`${data?.productName} ${isRefreshing ? 'refreshing' : 'settled'}`}</p>;
    };
    const numbered = (id: string) => (
      <DataProvider client={client} identity="agent">
        <Numbered id={id} />
      </DataProvider>
    );
    await client.prefetch(getPolicy, input);
    await client.prefetch(getPolicy, next);
    const { rerender } = render(numbered('NL1'));
    rerender(numbered('NL2'));
    expect(screen.getByText('answer 2 settled')).toBeDefined();
    await act(settled);
    expect(requests).toHaveLength(2);
  });

  it('is requested again after the user returns to it', async () => {
    const requests = countingCarrier();
    const { client } = testClient();
    await client.prefetch(getPolicy, input);
    const { rerender } = render(page(client, 'agent'));
    rerender(
      <DataProvider client={client} identity="agent">
        {null}
      </DataProvider>,
    );
    await act(settled);
    rerender(page(client, 'agent'));
    expect(await screen.findByText('answer 2')).toBeDefined();
    expect(requests).toHaveLength(2);
  });

  it('never shows to another identity, or to the first one when it returns', async () => {
    const requests = countingCarrier();
    const { client } = testClient();
    await client.prefetch(getPolicy, input);
    const { rerender } = render(page(client, 'agent'));
    for (const identity of ['other', 'agent']) {
      rerender(page(client, identity));
      expect(screen.getByText('nothing')).toBeDefined();
      await act(settled);
    }
    expect(requests).toHaveLength(3);
  });
});
