// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { isCallOf } from '@agent-portal/data/mocks/mockEndpoint';
import { recordedAnswer } from '@agent-portal/data/mocks/mocks';
import { fakeCarrier, settled, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { commissionDetailsList } from './areas/commissions/lists/commissionDetailsList.tsx';
import { caseList } from './areas/cases/list/caseList.tsx';
import { claimsList } from './areas/claims/claimsList.tsx';
import { deadlinesList } from './areas/deadlines/deadlinesList.tsx';
import { endingsList } from './areas/hierarchy/lists/endingsList.tsx';
import { billGroupsList } from './areas/list-bills/billGroupsList.tsx';
import { activeList } from './areas/policies/lists/activeList.ts';
import { pendingList } from './areas/policies/lists/pendingList.tsx';
import { pendingV2List } from './areas/policies/v2/pendingV2List.tsx';
import { createPortal } from './createPortal.ts';
import { problem } from './testing/failures.ts';
import { inPortal } from './testing/inPortal.tsx';
import { people } from './testing/people.ts';
import { completeBrowser, patience } from './testing/showPage.tsx';
import { initialListState } from './shared/list/address/listState.ts';
import { StaleNote } from './shared/list/lazyParts.ts';
import type { List } from './shared/list/List.ts';
import { ListSection } from './shared/list/ListSection.tsx';
import { useLastRows } from './shared/list/rows/useListRows.ts';

const statusOf = () =>
  document.querySelector<HTMLElement>('[data-status]')?.dataset['status'] ?? 'none';
const body = () => document.querySelector('tbody');
const isInert = () => body()?.hasAttribute('inert');
const note = () => document.querySelector('[data-part="stale"]')?.textContent;
const textOfList = () => document.querySelector('[data-part="result"]')?.textContent;

type AnyList = List<object>;

/** Shows a list; later calls for its rows wait until the test answers them. */
async function showList(list: unknown, from: string) {
  completeBrowser();
  const { endpoint } = list as AnyList;
  const waiting: PromiseWithResolvers<Response>[] = [];
  let isHeld = false;
  const recorded = async (request: Request) => (await recordedAnswer(request)) ?? problem(404);
  fakeCarrier((request) => {
    if (!isHeld || !isCallOf(endpoint, request)) return recorded(request);
    const answer = Promise.withResolvers<Response>();
    waiting.push(answer);
    return answer.promise;
  });
  const router = createMemoryRouter(
    [{ path: '/list', element: <ListSection list={list as AnyList} slot={null} /> }],
    { initialEntries: [`/list${from}`] },
  );
  render(
    <DataProvider client={testClient().client} identity={people.agent.username}>
      <RouterProvider router={router} />
    </DataProvider>,
    { wrapper: inPortal(createPortal(), people.agent) },
  );
  await waitFor(() => expect(statusOf()).toBe('ready'), patience);
  isHeld = true;
  return {
    go: (to: string) => act(() => router.navigate(`/list${to}`)),
    answer: async (which: number, make: () => Response | Promise<Response>) => {
      const answer = await make();
      await act(async () => {
        waiting[which]?.resolve(answer);
        await settled();
      });
    },
    fail: (which: number) =>
      act(async () => {
        waiting[which]?.reject(new TypeError('Failed to fetch'));
        await settled();
      }),
    recorded: () => recorded(new Request(`https://carrier.test${endpoint.path}`)),
  };
}

describe('while the next rows load, the rows on screen', () => {
  it.each([
    ['another View as', pendingList, '?viewAs=4471902', '?viewAs=4473310'],
    ['the whole book', pendingList, '?viewAs=4473310', ''],
    ['an agent without its downline', pendingV2List, '?viewAs=4473310', '?viewAs=4473310-only'],
    ['another View as', activeList, '', '?viewAs=4473310'],
    ['another View as', deadlinesList, '', '?viewAs=4473310'],
    ['another View as', caseList, '', '?viewAs=4473310'],
    ['another View as', endingsList, '', '?viewAs=4473310'],
    ['another agent', pendingV2List, '?agentId=4471902', '?agentId=4473310'],
    ['another search', claimsList, '?policyNumber=NL00', '?policyNumber=NL01'],
    ['another search', pendingList, '?primaryInsured=Okafor,%20Ifeoma', '?primaryInsured=Ng,%20Li'],
    ['another cycle', commissionDetailsList, '', '?cycle=2026-10-31'],
    ['all cycles', commissionDetailsList, '', '?cycle=all'],
  ])('are gone for %s (%#)', async (_name, list, from, to) => {
    const { go } = await showList(list, from);
    await go(to);
    expect(statusOf()).toBe('loading');
    expect(body()?.querySelector('tr:not([data-skeleton])')).toBeNull();
    expect(textOfList()).not.toMatch(/\d/);
  });

  it.each([
    ['another sort', pendingList, '', '?sort=dueDate'],
    ['another page', pendingList, '?viewAs=4473310', '?viewAs=4473310&page=2'],
    ['another page size', pendingList, '', '?pageSize=50'],
    ['another tab', pendingList, '', '?takeAction=true'],
    ['another tab', activeList, '?viewAs=4473310', '?viewAs=4473310&pastDue=true'],
    ['another tab', billGroupsList, '', '?pastDue=true'],
    ['another tab', deadlinesList, '', '?days=30'],
    ['another page', claimsList, '?policyNumber=NL00', '?policyNumber=NL00&page=2'],
  ])('stay for %s, and cannot be pressed (%#)', async (_name, list, from, to) => {
    const { go, answer, recorded } = await showList(list, from);
    const rows = body()?.textContent;
    await go(to);
    expect(statusOf()).toBe('stale');
    expect(body()?.textContent).toBe(rows);
    expect(isInert()).toBe(true);
    // The count and the time of another tab do not apply to this one.
    expect(textOfList()).not.toMatch(/\d/);
    await answer(0, recorded);
    expect(statusOf()).toBe('ready');
    expect(isInert()).toBe(false);
    expect(textOfList()).toMatch(/\d/);
  });

  it('are named after 3 seconds, with what has not loaded', async () => {
    const { go, answer, recorded } = await showList(pendingList, '');
    await StaleNote.loaded();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await go('?due=overdue');
    act(() => void vi.advanceTimersByTime(2_900));
    expect(note()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(200));
    expect(note()).toBe('Still showing All. Overdue has not loaded.');
    await go('?takeAction=true');
    expect(note()).toBe('Still showing All. Needs action has not loaded.');
    vi.useRealTimers();
    await answer(1, recorded);
    expect(note()).toBeUndefined();
  });

  it('follow two quick changes of View as, and are never those of a former agent', async () => {
    const { go, answer, recorded } = await showList(pendingList, '?viewAs=4471902');
    await go('?viewAs=4473310');
    await go('?viewAs=4471902');
    expect(statusOf()).not.toBe('loading');
    expect(isInert()).toBe(false);
    await go('?viewAs=4473310&page=2');
    expect(statusOf()).toBe('loading');
    // The answer for page 1 of the agent comes late, and is not of this address.
    await answer(0, recorded);
    expect(statusOf()).toBe('loading');
  });

  it('are gone when the next ones fail, and the way back shows them again', async () => {
    const { go, answer } = await showList(pendingList, '?viewAs=4471902');
    await go('?viewAs=4473310');
    await answer(0, () => problem(409));
    expect(statusOf()).toBe('error');
    expect(body()?.querySelector('tr')).toBeNull();
    await go('?viewAs=4471902');
    expect(body()?.querySelector('tr')).not.toBeNull();
  });

  it('stay without a network for the same book only', async () => {
    const { go, fail } = await showList(pendingList, '?viewAs=4471902');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await go('?viewAs=4471902&page=2');
    await fail(0);
    expect(statusOf()).toBe('stale');
    expect(await screen.findByText(/offline/)).toBeDefined();
    await go('?viewAs=4473310');
    await fail(1);
    expect(statusOf()).toBe('error');
    expect(body()?.querySelector('tr')).toBeNull();
    vi.restoreAllMocks();
  });

  it('are those of this state while they load again with the values of the filters', () => {
    const answer = { data: {}, error: undefined, isLoading: false, retry: () => undefined };
    const place = { state: initialListState(pendingList.address), subject: 'all' };
    const page = { rows: [] };
    const { result, rerender } = renderHook(
      ({ isPrevious }) =>
        useLastRows(page, { ...answer, isRefreshing: isPrevious, isPrevious }, place),
      { initialProps: { isPrevious: false } },
    );
    rerender({ isPrevious: true });
    expect(result.current).toEqual({ page, former: undefined, isOffline: false });
  });
});
