// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import { testClient } from '@agent-portal/data/testing/fakeCarrier';
import { mark, one } from '@agent-portal/ui/filters/address';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../../../createPortal.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import type { ListAddress } from './listState.ts';
import { useListAddress } from './useListAddress.ts';

/** Requests rows. */
const ask = vi.fn<() => Promise<void>>();
/** The data of another page. */
let loaded = Promise.withResolvers<void>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue();
  loaded = Promise.withResolvers();
  vi.useFakeTimers();
});
/** Advances the timers by some milliseconds and runs the effects. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const definition: ListAddress<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  orderWhenUnsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10, 25],
  filters: { viewAs: one, takeAction: mark },
};
const list = { endpoint: getStatusCounts, query: () => ({}) };

function at(address: string) {
  let children: ReactNode;
  let renders = 0;
  const portal = createPortal();
  const client = { ...testClient().client, prefetch: ask };
  const routes = [
    { path: '*', Component: () => children },
    { path: '/active', loader: () => loaded.promise, Component: () => 'Active' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  portal.router = router;
  const InPortal = inPortal(portal);
  const { result } = renderHook(
    () => {
      renders += 1;
      return useListAddress(list, definition);
    },
    {
      wrapper: (props) => {
        children = props.children;
        return (
          <InPortal>
            <DataProvider client={client} identity="agent">
              <RouterProvider router={router} />
            </DataProvider>
          </InPortal>
        );
      },
    },
  );
  const address_ = () => router.state.location.pathname + router.state.location.search;
  return { result, router, address: address_, renders: () => renders };
}

describe('a list with its state in the URL', () => {
  it('writes the page to the URL and keeps the other parameters', async () => {
    const { result, address } = at('/pending?sort=date&takeAction=true');
    await act(() => result.current.change({ page: 3 }));
    expect(address()).toBe('/pending?page=3&sort=date&takeAction=true');
    expect(result.current.state.page).toBe(3);
  });

  it('renders once for a change, with the new URL', async () => {
    const { result, renders } = at('/pending');
    const before = renders();
    await act(() => result.current.change({ page: 2 }));
    await pass(500);
    expect(renders()).toBe(before + 1);
  });

  it('shows a change while another page loads, and still opens that page', async () => {
    const { result, router, address } = at('/pending');
    await act(async () => void router.navigate('/active', { state: 'from the rail' }));
    act(() => result.current.show({ filters: { viewAs: '1' } }));
    expect(address()).toBe('/pending?viewAs=1');
    expect(result.current.state.filters).toEqual({ viewAs: '1' });
    await act(async () => loaded.resolve());
    expect(address()).toBe('/active');
    expect(router.state.location.state).toBe('from the rail');
    await act(async () => router.navigate(-1));
    expect(address()).toBe('/pending?viewAs=1');
  });

  it('lets the user leave before the rows of a change have arrived', async () => {
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValue(rows.promise);
    const { result, router, address } = at('/pending');
    await act(async () => void result.current.change({ page: 2 }));
    await act(async () => void router.navigate('/active'));
    await act(async () => rows.resolve());
    expect(address()).toBe('/pending?page=2');
    await act(async () => loaded.resolve());
    expect(address()).toBe('/active');
  });

  it('shows a later change when another page was not opened after all', async () => {
    const { result, router, address } = at('/pending');
    await act(async () => void router.navigate('/active'));
    await act(async () => router.navigate('/pending?page=2'));
    act(() => result.current.show({ page: 1, filters: { viewAs: '2' } }));
    await act(async () => loaded.resolve());
    expect(address()).toBe('/pending?viewAs=2');
  });

  it('restores the states with the Back and Forward buttons', async () => {
    const { result, router, address } = at('/pending?page=2');
    await act(() => result.current.change({ page: 1, sort: { field: 'date', direction: 'asc' } }));
    expect(address()).toBe('/pending?sort=date');
    await act(async () => router.navigate(-1));
    expect(result.current.state.page).toBe(2);
    expect(address()).toBe('/pending?page=2');
    await act(async () => router.navigate(1));
    expect(result.current.state.sort).toEqual({ field: 'date', direction: 'asc' });
  });

  it('shows the state of a link from another page', async () => {
    const { result, router } = at('/policy/NL1');
    await act(async () => router.navigate('/pending?viewAs=4&page=2'));
    expect(result.current.state).toMatchObject({ page: 2, filters: { viewAs: '4' } });
  });

  it('shows a page when its rows have loaded', async () => {
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValue(rows.promise);
    const { result } = at('/pending');
    await act(async () => void result.current.change({ page: 2 }));
    expect(result.current.state.page).toBe(1);
    await act(async () => rows.resolve());
    expect(result.current.state.page).toBe(2);
  });

  it('shows a page without its rows when they take longer than 80 ms', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const { result } = at('/pending');
    await act(async () => void result.current.change({ page: 2 }));
    await pass(79);
    expect(result.current.state.page).toBe(1);
    await pass(1);
    expect(result.current.state.page).toBe(2);
  });

  it('shows the page that was requested last, whichever rows arrive first', async () => {
    const slow = Promise.withResolvers<void>();
    ask.mockReturnValueOnce(slow.promise);
    const { result } = at('/pending');
    await act(async () => {
      void result.current.change({ page: 2 });
      void result.current.change({ page: 3 });
    });
    await act(async () => slow.resolve());
    expect(result.current.state.page).toBe(3);
  });

  it('keeps a change that waits for its rows when the next one comes', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const { result, address } = at('/pending?page=2');
    await act(async () => void result.current.change({ page: 1, filters: { viewAs: '1' } }));
    await pass(50);
    await act(
      async () => void result.current.change({ sort: { field: 'date', direction: 'asc' } }),
    );
    await pass(80);
    expect(address()).toBe('/pending?sort=date&viewAs=1');
  });

  it('drops a change when its rows arrive after the user has gone back', async () => {
    const { result, router } = at('/pending?page=2');
    await act(() => result.current.change({ page: 3 }));
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValueOnce(rows.promise);
    await act(async () => void result.current.change({ page: 4 }));
    await act(async () => router.navigate(-1));
    await act(async () => rows.resolve());
    await pass(100);
    expect(result.current.state.page).toBe(2);
  });

  it('does not change the URL when the user has gone to another page in the meantime', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    loaded.resolve();
    const { result, router, address } = at('/pending');
    await act(async () => void result.current.change({ page: 2 }));
    await act(async () => router.navigate('/active'));
    await pass(100);
    expect(address()).toBe('/active');
  });
});
