// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListDefinition } from './listState.ts';
import { useListAddress } from './useListAddress.ts';

afterEach(cleanup);

const definition: ListDefinition<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  pageSizes: [10, 25],
  filters: { viewAs: 'one', takeAction: 'mark' },
};

function at(address: string) {
  let children: ReactNode;
  const router = createMemoryRouter([{ path: '*', Component: () => children }], {
    initialEntries: [address],
  });
  const { result } = renderHook(() => useListAddress(definition), {
    wrapper: (props) => {
      children = props.children;
      return <RouterProvider router={router} />;
    },
  });
  const address_ = () => router.state.location.pathname + router.state.location.search;
  return { result, router, address: address_ };
}

describe('a list whose state is the address', () => {
  it('writes a page, and keeps the rest', async () => {
    const { result, address } = at('/pending?sort=date&takeAction=true');
    await act(async () => result.current.goToPage(3));
    expect(address()).toBe('/pending?page=3&sort=date&takeAction=true');
    expect(result.current.state.page).toBe(3);
  });

  it.each([
    ['the sort', (list: ReturnType<typeof useListAddress>) => list.setSort(null)],
    ['the page size', (list: ReturnType<typeof useListAddress>) => list.setPageSize(25)],
    ['the filters', (list: ReturnType<typeof useListAddress>) => list.setFilters({ viewAs: '1' })],
  ])('starts at page 1 when %s changes', async (_, change) => {
    const { result } = at('/pending?page=7');
    await act(async () => change(result.current as ReturnType<typeof useListAddress>));
    expect(result.current.state.page).toBe(1);
  });

  it('goes back to the former state with Back', async () => {
    const { result, router, address } = at('/pending?page=2');
    await act(async () => result.current.setSort({ field: 'date', direction: 'asc' }));
    expect(address()).toBe('/pending?sort=date');
    await act(async () => router.navigate(-1));
    expect(result.current.state.page).toBe(2);
    expect(address()).toBe('/pending?page=2');
  });
});
