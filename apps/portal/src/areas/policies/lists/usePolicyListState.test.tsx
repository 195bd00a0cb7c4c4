// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { testClient } from '@agent-portal/data/testing/fakeCarrier';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { filterMemory } from '../../../shared/list/filterMemory.ts';
import { activeFilters } from './activeFilters.ts';
import { summaryList } from './summaryList.tsx';
import { activeColumns } from './summaryColumns.tsx';
import { usePolicyListState } from './usePolicyListState.ts';

const definition = summaryList('Active', { columns: activeColumns, filters: activeFilters });
const active = { ...definition, ask: () => Promise.resolve() };

const useActive = () => usePolicyListState(active);

let place: ReturnType<typeof useActive>;

function List() {
  const state = useActive();
  useLayoutEffect(() => {
    place = state;
  });
  return null;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: List }], {
    initialEntries: [address],
  });
  render(
    <DataProvider client={testClient().client} identity="agent">
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return router;
}

afterEach(() => {
  cleanup();
  filterMemory.forget();
});

const filtered = '?page=3&sort=paidToDate&pastDue=true';
const first = ['/pending', '/active', '/terminated'];
const second = ['/pending-v2', '/active-v2', '/terminated-v2'];
const every = [...first, ...second];
const left = () => every.filter((path) => filterMemory.recall<string>(path) === filtered);

describe.each(['/active', '/active-v2'])('the resets of %s', (path) => {
  it('lead one list back to page 1, its default sort and no filter, and leave the others', async () => {
    for (const list of every) filterMemory.remember(list, filtered);
    const router = open(path + filtered);
    expect(place.state).toMatchObject({ page: 3, filters: { pastDue: true } });
    await act(async () => place.reset());
    expect(router.state.location).toMatchObject({ pathname: path, search: '' });
    expect(place.state).toMatchObject({
      page: 1,
      sort: { field: 'issueDate', direction: 'desc' },
      filters: {},
    });
    expect(left()).toEqual(every.filter((list) => list !== path));
  });

  it("with the scope 'ALL' reset all policy lists, of both versions", async () => {
    for (const list of every) filterMemory.remember(list, filtered);
    const router = open(path + filtered);
    await act(async () => place.resetAll());
    expect(router.state.location).toMatchObject({ pathname: path, search: '' });
    expect(left()).toEqual([]);
  });
});
