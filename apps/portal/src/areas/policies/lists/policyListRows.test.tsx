// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { fakeCarrier, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { inPortal } from '../../../testing/inPortal.tsx';
import { useList } from '../../../shared/list/useList.ts';
import { activeList } from './activeList.ts';

const useActive = () => useList(activeList);

/** The rows that the list shows, and the state it should show, after the latest React commit. */
let shown: ReturnType<typeof useActive>;

function List() {
  const list = useActive();
  useLayoutEffect(() => {
    shown = list;
  });
  return null;
}

/** Each answer identifies its call by `totalPolicies`. */
const numbers = new Map<string, number>();
function numberOf(query: string): number {
  const number = numbers.get(query) ?? numbers.size + 1;
  numbers.set(query, number);
  return number;
}
const queryOf = (url: string) => {
  const search = new URL(url).searchParams;
  return ['Page', 'PageSize', 'orderBy', 'Filters'].map((name) => search.get(name)).join('|');
};
const wantedNow = () => {
  const { page, pageSize, sort, filters } = shown.state;
  const order = sort ? `${sort.field}${sort.direction === 'desc' ? ' desc' : ''}` : 'policyNumber';
  const chosen = Object.keys(filters).length > 0 ? JSON.stringify(filters) : '';
  return [page, pageSize, order, chosen].join('|');
};

function open() {
  const router = createMemoryRouter([{ path: '/active', Component: List }], {
    initialEntries: ['/active'],
  });
  const { unmount } = render(
    <DataProvider client={testClient().client} identity="agent">
      <RouterProvider router={router} />
    </DataProvider>,
    { wrapper: inPortal() },
  );
  return { router, unmount };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const move = fc.oneof(
  fc.record({ do: fc.constant('page' as const), page: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('size' as const), size: fc.constantFrom(10, 25) }),
  fc.record({ do: fc.constant('sort' as const), direction: fc.constantFrom('asc', 'desc') }),
  fc.record({ do: fc.constant('filter' as const), employer: fc.constantFrom('Acme', 'Bolt') }),
  fc.record({ do: fc.constant('reset' as const) }),
  fc.record({ do: fc.constant('back' as const) }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), time: fc.constantFrom(0, 20, 100) }),
);

describe('the rows of a list', () => {
  it('render with the URL and the state, in one commit', async () => {
    vi.useFakeTimers();
    const pages = { ...summaryPages.active, totalPages: 4 };
    fakeCarrier(({ url }) =>
      Response.json({ ...pages, currentPage: Number(new URL(url).searchParams.get('Page')) }),
    );
    const { router } = open();
    await pass(500);
    act(() => shown.goToPage(2));
    await pass(0);
    expect(router.state.location.search).toBe('?page=2');
    expect(shown).toMatchObject({ status: 'ready', page: { currentPage: 2 }, state: { page: 2 } });
    const before = shown;
    await pass(500);
    expect(shown).toBe(before);
  });

  it.each([
    ['sort', () => shown.setSort({ field: 'issueDate', direction: 'asc' })],
    ['page size', () => shown.setPageSize(25)],
    ['filters', () => shown.setFilters({ employer: ['Acme'] })],
  ])('start at page 1 after another %s', async (_, change) => {
    vi.useFakeTimers();
    fakeCarrier(() => Response.json(summaryPages.active));
    const { router } = open();
    await act(() => router.navigate('/active?page=3'));
    await pass(500);
    act(change);
    await pass(500);
    expect(shown.state.page).toBe(1);
    expect(router.state.location.search).not.toContain('page=3');
  });

  it('follow two quick picks, of a filter and of a tab, with both', async () => {
    vi.useFakeTimers();
    fakeCarrier(() => Response.json(summaryPages.active));
    const { router } = open();
    await pass(500);
    fakeCarrier(() => new Promise(() => {}));
    act(() => shown.setFilters({ employer: ['Acme'] }));
    await pass(40);
    act(() => shown.setTab('pastDue'));
    expect(router.state.location.search).toBe('');
    await pass(80);
    expect(shown.state.filters).toEqual({ employer: ['Acme'], pastDue: true });
  });

  it('never belong to a former state when answers arrive in random order', async () => {
    vi.useFakeTimers();
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 8 }), async (moves) => {
        const waiting: (() => void)[] = [];
        fakeCarrier(({ url }) => {
          const { promise, resolve } = Promise.withResolvers<Response>();
          const totalPolicies = numberOf(queryOf(url));
          waiting.push(() => resolve(Response.json({ ...summaryPages.empty, totalPolicies })));
          return promise;
        });
        const { router, unmount } = open();
        const holds = () => {
          if (shown.status !== 'ready') return;
          expect(shown.page?.total).toBe(numberOf(wantedNow()));
        };
        for (const step of moves) {
          if (step.do === 'page') act(() => shown.goToPage(step.page));
          if (step.do === 'size') act(() => shown.setPageSize(step.size));
          if (step.do === 'sort')
            act(() => shown.setSort({ field: 'issueDate', direction: step.direction }));
          if (step.do === 'filter') act(() => shown.setFilters({ employer: [step.employer] }));
          if (step.do === 'reset') act(() => shown.reset());
          if (step.do === 'back') await act(() => router.navigate(-1));
          if (step.do === 'answer' && waiting.length > 0)
            waiting.splice(step.which % waiting.length, 1)[0]?.();
          await pass(step.do === 'wait' ? step.time : 0);
          holds();
        }
        for (let round = 0; round < 4; round += 1) {
          for (const answer of waiting.splice(0)) answer();
          await pass(400);
        }
        expect(shown.status).toBe('ready');
        holds();
        unmount();
      }),
      // The full test tier runs more of them.
      { numRuns: process.env['TEST_TIER'] === 'middle' ? 200 : 1_000 },
    );
  }, 240_000);
});
