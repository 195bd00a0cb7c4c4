// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeCarrier, settled } from '@agent-portal/data/testing/fakeCarrier';
import { createPortal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { internalTarget, useInternalLinks } from './useInternalLinks.ts';

afterEach(() => history.replaceState(null, '', '/pending?page=2'));

/** Clicks a link and returns the address inside the app, or undefined. */
function clicked(markup: string, init: MouseEventInit = {}): string | undefined {
  history.replaceState(null, '', '/pending?page=2');
  document.body.innerHTML = markup;
  let target: string | undefined = 'not clicked';
  const listener = (event: MouseEvent) => {
    target = internalTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  document
    .querySelector('[data-click], a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

describe('a click on a plain link', () => {
  it('navigates inside the app, with query and hash', () => {
    expect(clicked('<a href="/policy/NL1/details?x=1#requirements">NL1</a>')).toBe(
      '/policy/NL1/details?x=1#requirements',
    );
  });

  it('works on any element inside the link', () => {
    expect(clicked('<a href="/home"><b data-click>Home</b></a>')).toBe('/home');
  });

  it.each([
    ['another origin', '<a href="https://example.com/home">x</a>'],
    ['a new tab', '<a href="/home" target="_blank">x</a>'],
    ['a download', '<a href="/home" download>x</a>'],
    ['the login page', '<a href="/auth/login?returnurl=%2F">x</a>'],
    ['single sign-on', '<a href="/profile/pinglogin">x</a>'],
    ['a call of the carrier', '<a href="/API/PolicyInfo">x</a>'],
    ['the contract', '<a href="/openapi.json">x</a>'],
    ['a phone number', '<a href="tel:+18005550142">x</a>'],
    ['a part of the current page', '<a href="/pending?page=2#main">x</a>'],
    ['no link at all', '<b data-click>x</b>'],
  ])('leaves %s to the browser', (_, markup) => {
    expect(clicked(markup)).toBeUndefined();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a press with %o to the browser', (init) => {
    expect(clicked('<a href="/home">x</a>', init)).toBeUndefined();
  });

  it('ignores a click that is already handled', () => {
    document.body.innerHTML = '<a href="/home">x</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    event.preventDefault();
    expect(internalTarget(event)).toBeUndefined();
  });
});

describe('a document that follows plain links', () => {
  function App() {
    useInternalLinks();
    return null;
  }

  /** Opens the app at /; `press` clicks a link and returns whether the app handled it. */
  function open(href = '/policy/NL1?x=1#part') {
    const portal = createPortal();
    const router = createMemoryRouter([{ path: '*', Component: App }]);
    const { unmount } = render(createElement(RouterProvider, { router }), {
      wrapper: inPortal(portal),
    });
    document.body.insertAdjacentHTML('beforeend', `<a href="${href}">NL1</a>`);
    const press = async () => {
      let isTaken = false;
      const look = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      await act(async () => document.querySelector('a')?.click());
      return isTaken;
    };
    return { router, unmount, press, portal };
  }

  it('navigates to them inside the app', async () => {
    const { router, press } = open();
    expect(await press()).toBe(true);
    expect(router.state.location).toMatchObject({
      pathname: '/policy/NL1',
      search: '?x=1',
      hash: '#part',
    });
  });

  it.each([
    ['opens a page of the carrier only if the carrier answers', true, /^$/],
    ['stays and says why if the carrier does not answer', false, /opens outside the portal/],
  ])('%s', async (_, isReached, notice) => {
    const assign = vi.fn<(address: string) => void>();
    const { origin, href, pathname, search } = globalThis.location;
    vi.stubGlobal('location', { origin, href, pathname, search, assign });
    fakeCarrier(() =>
      isReached ? new Response('{}') : Promise.reject(new TypeError('Failed to fetch')),
    );
    const { press, portal } = open('/profile/pinglogin');
    expect(await press()).toBe(true);
    await settled();
    expect(assign).toHaveBeenCalledTimes(isReached ? 1 : 0);
    expect(portal.notice.read() ?? '').toMatch(notice);
    vi.unstubAllGlobals();
  });

  it('leaves them to the browser after the app unmounts', async () => {
    const { router, unmount, press } = open();
    unmount();
    expect(await press()).toBe(false);
    expect(router.state.location.pathname).toBe('/');
  });
});
