// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { usePortal } from '../../PortalContext.ts';
import { routes } from '../../routes.ts';
import { documentTitle, useRouteChange } from './useRouteChange.ts';

let portal: Portal;
const scrollTo = vi.fn<(left: number, top: number) => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', scrollTo);
});
/** A list with cached rows: one of its links gets the focus in the first commit. */
function Restored() {
  const { routeScroll } = usePortal();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus();
    routeScroll.keep('/list');
  }, [routeScroll]);
  return (
    <a ref={link} href="/policy">
      Left by this row
    </a>
  );
}

function Screen({ title }: { readonly title: string | undefined }) {
  const handle = { id: 'one', title: title ?? '', layout: 'navigation', trail: [] } as const;
  useRouteChange(title === undefined ? undefined : handle);
  return (
    <main>
      <h1 tabIndex={-1}>{title}</h1>
      {title === 'List' && <Restored />}
    </main>
  );
}

/** Opens the app at /home; `go` navigates to another address. */
function atHome() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <Screen title="Home" /> },
      { path: '/pending', element: <Screen title="Pending" /> },
      { path: '/list', element: <Screen title="List" /> },
      { path: '/untitled', element: <Screen title={undefined} /> },
    ],
    { initialEntries: ['/home'] },
  );
  portal = createPortal();
  render(<RouterProvider router={router} />, { wrapper: inPortal(portal) });
  return (address: string) => act(async () => router.navigate(address));
}

const focused = () => document.activeElement?.textContent;

describe('a change of page', () => {
  it('does not change focus or scroll when the first page opens', () => {
    atHome();
    vi.runAllTimers();
    expect(document.activeElement).toBe(document.body);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('names the page and the carrier in the title', async () => {
    const go = atHome();
    expect(document.title).toBe('Home · Northfield Mutual');
    await go('/pending');
    expect(document.title).toBe('Pending · Northfield Mutual');
    await go('/untitled');
    expect(document.title).toBe('Northfield Mutual');
  });

  it('moves the focus to the h1, and scrolls to the top 200 ms later', async () => {
    const go = atHome();
    await go('/pending');
    expect(focused()).toBe('Pending');
    vi.advanceTimersByTime(199);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('does not scroll if the address has a hash', async () => {
    const go = atHome();
    await go('/pending#requirements');
    vi.runAllTimers();
    expect(focused()).toBe('Pending');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does not change focus and scroll of a list that has restored them', async () => {
    const go = atHome();
    await go('/list');
    vi.runAllTimers();
    expect(focused()).toBe('Left by this row');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does not scroll if a list restores its scroll a moment later', async () => {
    const go = atHome();
    await go('/pending');
    portal.routeScroll.keep('/pending');
    vi.runAllTimers();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('ignores a saved position of another page', async () => {
    const go = atHome();
    portal.routeScroll.keep('/list');
    await go('/pending');
    vi.runAllTimers();
    expect(focused()).toBe('Pending');
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('scrolls once for two changes in 200 ms', async () => {
    const go = atHome();
    await go('/pending');
    vi.advanceTimersByTime(100);
    await go('/home');
    vi.runAllTimers();
    expect(scrollTo).toHaveBeenCalledOnce();
  });
});

it('a change of only the query changes neither focus nor scroll', async () => {
  const go = atHome();
  await go('/pending');
  vi.runAllTimers();
  scrollTo.mockClear();
  document.querySelector('h1')?.blur();
  await go('/pending?page=2');
  vi.runAllTimers();
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

const params = { id: 'NL0018O0142', status: 'active' };

function titleOf(id: string, search = ''): string {
  const route = routes.find((row) => row.id === id);
  if (!route) throw new Error(`No page has the id ${id}.`);
  return documentTitle(route, params, new URLSearchParams(search));
}

describe('the title of the document', () => {
  it.each([
    ['my-business', '', 'Today · Northfield Mutual'],
    ['policy-details', '', 'Policy NL0018O0142 · Northfield Mutual'],
    ['policy-actions-v2', '', 'Policy NL0018O0142: actions · Northfield Mutual'],
    ['pending', '?page=3', 'Pending (page 3) · Northfield Mutual'],
    ['pending', '?page=1', 'Pending · Northfield Mutual'],
    ['pending', '?page=x', 'Pending · Northfield Mutual'],
    ['worksite-products', '', 'Worksite production: Products · Northfield Mutual'],
    ['content', '', 'Northfield Mutual'],
  ])('of %s with %j is %s', (id, search, title) => {
    expect(titleOf(id, search)).toBe(title);
  });

  it('is different for each page, in each version', () => {
    const ids = routes
      .filter(({ lazy, id }) => lazy && !id.endsWith('-v2') && id !== 'content')
      .map(({ id }) => id);
    const titles = ids.map((id) => titleOf(id));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});
