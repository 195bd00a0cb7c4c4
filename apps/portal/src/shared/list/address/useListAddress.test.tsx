// @vitest-environment jsdom
import { mark, one } from '@agent-portal/ui/filters/address';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListAddress } from './listState.ts';
import { useListAddress } from './useListAddress.ts';

const ask = vi.fn<() => Promise<void>>();
/** The data of another page. */
let loaded = Promise.withResolvers<void>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue();
  loaded = Promise.withResolvers();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Advances the timers by some milliseconds and runs the effects. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Makes a change and waits until the URL is updated. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await vi.advanceTimersByTimeAsync(150);
  });

const definition: ListAddress<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  unsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10, 25],
  filters: { viewAs: one, takeAction: mark },
};

function at(address: string) {
  let children: ReactNode;
  const routes = [
    { path: '*', Component: () => children },
    { path: '/active', loader: () => loaded.promise, Component: () => 'Active' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { result } = renderHook(() => useListAddress(definition, ask), {
    wrapper: (props) => {
      children = props.children;
      return <RouterProvider router={router} />;
    },
  });
  const address_ = () => router.state.location.pathname + router.state.location.search;
  return { result, router, address: address_ };
}

describe('a list with its state in the URL', () => {
  it('writes the page to the URL and keeps the other parameters', async () => {
    const { result, address } = at('/pending?sort=date&takeAction=true');
    await settle(() => result.current.goToPage(3));
    expect(address()).toBe('/pending?page=3&sort=date&takeAction=true');
    expect(result.current.state.page).toBe(3);
  });

  it.each([
    ['the sort', (list: ReturnType<typeof useListAddress>) => list.setSort(null)],
    ['the page size', (list: ReturnType<typeof useListAddress>) => list.setPageSize(25)],
    ['the filters', (list: ReturnType<typeof useListAddress>) => list.setFilters({ viewAs: '1' })],
  ])('starts at page 1 when %s changes', async (_, change) => {
    const { result } = at('/pending?page=7');
    await settle(() => change(result.current as ReturnType<typeof useListAddress>));
    expect(result.current.state.page).toBe(1);
  });

  it('lets the user leave right after a change', async () => {
    const { result, router, address } = at('/pending');
    await act(async () => {
      result.current.setFilters({ viewAs: '1' });
      void router.navigate('/active');
    });
    await pass(150);
    expect(address()).toBe('/pending');
    await act(async () => loaded.resolve());
    expect(address()).toBe('/active');
  });

  it('writes a change to the URL once another page has not loaded', async () => {
    const { result, router, address } = at('/pending');
    await act(async () => {
      result.current.setFilters({ viewAs: '1' });
      void router.navigate('/active');
    });
    await act(async () => router.navigate('/pending?page=2'));
    await pass(500);
    await settle(() => result.current.setFilters({ viewAs: '2' }));
    await pass(150);
    expect(address()).toBe('/pending?viewAs=2');
  });

  it('restores the former state with the Back button', async () => {
    const { result, router, address } = at('/pending?page=2');
    await settle(() => result.current.setSort({ field: 'date', direction: 'asc' }));
    expect(address()).toBe('/pending?sort=date');
    await act(async () => router.navigate(-1));
    expect(result.current.state.page).toBe(2);
    expect(address()).toBe('/pending?page=2');
  });

  it('shows a page when its rows have loaded', async () => {
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValue(rows.promise);
    const { result } = at('/pending');
    await act(async () => result.current.goToPage(2));
    expect(result.current.state.page).toBe(1);
    await act(async () => rows.resolve());
    expect(result.current.state.page).toBe(2);
  });

  it('shows a page without its rows when they take longer than 80 ms', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const { result } = at('/pending');
    await act(async () => result.current.goToPage(2));
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
      result.current.goToPage(2);
      result.current.goToPage(3);
    });
    await act(async () => slow.resolve());
    expect(result.current.state.page).toBe(3);
  });

  it('shows a second change that the user makes before the URL has the first one', async () => {
    const { result, address } = at('/pending');
    await act(async () => result.current.goToPage(2));
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValueOnce(rows.promise);
    await act(async () => result.current.goToPage(3));
    await pass(50);
    expect(address()).toBe('/pending?page=2');
    await settle(() => rows.resolve());
    expect(result.current.state.page).toBe(3);
    expect(address()).toBe('/pending?page=3');
  });

  it('drops a change when its rows arrive after the user has gone back', async () => {
    const { result, router } = at('/pending?page=2');
    await settle(() => result.current.goToPage(3));
    const rows = Promise.withResolvers<void>();
    ask.mockReturnValueOnce(rows.promise);
    await act(async () => result.current.goToPage(4));
    await act(async () => router.navigate(-1));
    await settle(() => rows.resolve());
    expect(result.current.state.page).toBe(2);
  });

  it('shows filters immediately, because the next change builds on them', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    const { result } = at('/pending');
    await act(async () => result.current.setFilters({ viewAs: '1' }));
    expect(result.current.state.filters).toEqual({ viewAs: '1' });
  });

  it('does not change the URL when the user has gone to another page in the meantime', async () => {
    const { result, router, address } = at('/pending');
    await act(async () => result.current.goToPage(2));
    await act(async () => router.navigate('/policy/NL1'));
    await settle(() => {});
    expect(address()).toBe('/policy/NL1');
  });
});
