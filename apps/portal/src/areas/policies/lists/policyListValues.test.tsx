// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { offeredValues } from '@agent-portal/data/policies/values/mocks';
import { fakeCarrier, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { filterChips } from '@agent-portal/ui/filters';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../../createPortal.ts';
import { useList } from '../../../shared/list/useList.ts';
import { inPortal } from '../../../testing/inPortal.tsx';
import { activeList } from './activeList.ts';

const useActive = () => useList(activeList);

let portal: Portal;
let shown: ReturnType<typeof useActive>;
let requests: Request[];

function List() {
  const list = useActive();
  useLayoutEffect(() => {
    shown = list;
  });
  return null;
}

const opening = {
  ...offeredValues.opening,
  pages: [{ ...offeredValues.page.pages[0]!, total: 22_000 }],
};

/** The carrier's answer to a request, with or without the call for filter values. */
function answer({ url }: Request, hasValues: boolean): Response {
  const { pathname, searchParams } = new URL(url);
  if (pathname.includes('/Values/')) {
    if (!hasValues) return Response.json({ status: 404 }, { status: 404 });
    return Response.json(searchParams.has('field') ? offeredValues.page : opening);
  }
  const filters = searchParams.has('IncludeFilters') ? summaryPages.active.filters : null;
  return Response.json({ ...summaryPages.active, filters });
}

async function open(address = '/active', hasValues = true) {
  requests = fakeCarrier((request) => answer(request, hasValues));
  const router = createMemoryRouter([{ path: '*', Component: List }], {
    initialEntries: [address],
  });
  const { unmount } = render(
    <DataProvider client={testClient().client} identity="agent">
      <RouterProvider router={router} />
    </DataProvider>,
    { wrapper: inPortal(portal) },
  );
  await waitFor(() => expect(shown.page?.rows).toHaveLength(summaryPages.active.policies.length));
  return unmount;
}

const rowsAsked = () => requests.filter(({ url }) => url.includes('/Summaries/Active'));
const valuesAsked = () => requests.filter(({ url }) => url.includes('/Values/Active'));
const including = () => rowsAsked().filter(({ url }) => url.includes('IncludeFilters=true'));
const filterOf = (label: string) => shown.filters.find((filter) => filter.label === label) as never;
const employers = () => filterOf('Employer') as { options?: readonly object[]; status: string };

beforeEach(() => {
  portal = createPortal();
});
describe('the filter values of a policy list', () => {
  it('do not come with the rows, but when the user points at the filters or opens them', async () => {
    await open();
    expect(including()).toEqual([]);
    expect(valuesAsked()).toEqual([]);
    expect(employers()).toMatchObject({ options: undefined, status: 'loading' });
    await act(async () => void shown.loadFilters());
    await waitFor(() => expect(valuesAsked()).toHaveLength(1));
    await act(async () => shown.loadFilters());
    expect(employers().status).toBe('ready');
    expect(employers().options?.length).toBeGreaterThan(0);
    expect(valuesAsked()).toHaveLength(1);
    expect(including()).toEqual([]);
  });

  it('are searched at the carrier if they are many', async () => {
    await open();
    await act(async () => shown.loadFilters());
    await waitFor(() => expect(filterOf('Primary Insured')).toMatchObject({ total: 22_000 }));
    const { options, onSearch } = filterOf('Primary Insured') as {
      options: readonly object[];
      onSearch: (text: string, signal: AbortSignal) => Promise<object>;
    };
    expect(options).toEqual(opening.pages[0]?.values);
    const found = await onSearch('mar', new AbortController().signal);
    expect(valuesAsked().at(-1)?.url).toContain('?field=primaryInsured&text=mar');
    expect(found).toEqual({ options, total: offeredValues.page.pages[0]?.total });
  });

  it('come at once if a chip shows the name of an agent', async () => {
    await open('/active?agentId=4473310');
    await waitFor(() =>
      expect(filterChips(shown.filters, shown.state.filters)[0]?.text).toBe(
        'Agent ID: Reyes, Marco - 4473310',
      ),
    );
    expect(valuesAsked()).toHaveLength(1);
  });

  it('stay cached for the next visit, and come again when the user refreshes them', async () => {
    const unmount = await open();
    await act(async () => shown.loadFilters());
    await waitFor(() => expect(employers().status).toBe('ready'));
    unmount();
    await open();
    await act(async () => shown.loadFilters());
    expect(employers().status).toBe('ready');
    expect(valuesAsked()).toEqual([]);
    await act(async () => shown.refreshFilters());
    await waitFor(() => expect(valuesAsked()).toHaveLength(1));
    expect(including()).toEqual([]);
  });
});

it('on a carrier without the call for them, the filter values come with the rows once the call is missed, and then on every first visit [S4]', async () => {
  const unmount = await open('/active', false);
  await act(async () => shown.loadFilters());
  await waitFor(() => expect(employers().status).toBe('ready'));
  expect(valuesAsked()).toHaveLength(1);
  expect(including()).toHaveLength(1);
  unmount();
  portal = createPortal();
  await open('/active', false);
  expect(including()).toHaveLength(1);
  expect(rowsAsked()[0]?.url).toContain('IncludeFilters=true');
  await act(async () => shown.loadFilters());
  expect(valuesAsked()).toEqual([]);
  expect(employers().status).toBe('ready');
});
