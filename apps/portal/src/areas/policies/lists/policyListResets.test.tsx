// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { fakeCarrier, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../../createPortal.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import { useList } from '../../../shared/list/useList.ts';
import { activeV2List } from '../v2/issuedV2Lists.tsx';
import { activeList } from './activeList.ts';

const lists: Readonly<Record<string, typeof activeList>> = {
  '/active': activeList,
  '/active-v2': activeV2List as unknown as typeof activeList,
};
const useActive = () => useList(lists[useLocation().pathname] ?? activeList);

let portal: Portal;
let place: ReturnType<typeof useActive>;

function List() {
  const state = useActive();
  useLayoutEffect(() => {
    place = state;
  });
  return null;
}

function open(address: string) {
  fakeCarrier(() => new Promise(() => {}));
  const router = createMemoryRouter([{ path: '*', Component: List }], {
    initialEntries: [address],
  });
  render(
    <DataProvider client={testClient().client} identity="agent">
      <RouterProvider router={router} />
    </DataProvider>,
    { wrapper: inPortal(portal) },
  );
  return router;
}

beforeEach(() => {
  portal = createPortal();
});
const filtered = '?page=3&sort=paidToDate&pastDue=true';
const nameOf = (path: string) => path.slice(1);
const first = ['/pending', '/active', '/terminated'];
const second = ['/pending-v2', '/active-v2', '/terminated-v2'];
const every = [...first, ...second];
const left = () => every.filter((path) => portal.listMemory.queryOf(path) === filtered);

describe.each(['/active', '/active-v2'])('resetting %s', (path) => {
  it('returns one list to page 1, the default sort and no filter, and leaves the others', async () => {
    for (const list of every) portal.listMemory.leave(list, nameOf(list), filtered.slice(1));
    const router = open(path + filtered);
    expect(place.state).toMatchObject({ page: 3, filters: { pastDue: true } });
    await act(async () => place.reset());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location).toMatchObject({ pathname: path, search: '' });
    expect(place.state).toMatchObject({
      page: 1,
      sort: { field: 'issueDate', direction: 'desc' },
      filters: {},
    });
    expect(left()).toEqual(every.filter((list) => list !== path));
  });

  it("resets all policy lists of both versions with the scope 'ALL'", async () => {
    for (const list of every) portal.listMemory.leave(list, nameOf(list), filtered.slice(1));
    const router = open(path + filtered);
    await act(async () => place.resetAll());
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location).toMatchObject({ pathname: path, search: '' });
    expect(left()).toEqual([]);
  });
});
