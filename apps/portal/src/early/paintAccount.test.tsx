// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../createPortal.ts';
import { IdentityBar } from '../shell/impersonation/IdentityBar.tsx';
import { ProfileMenu } from '../shell/profile/ProfileMenu.tsx';
import { inPortal } from '../testing/inPortal.tsx';
import { people } from '../testing/people.ts';
import { paintAccount } from './paintAccount.ts';

// jsdom has no ResizeObserver, and the bar needs one to publish its height.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
const frame =
  '<div class="frame" aria-busy="true"><div class="frame-bar"></div><main class="frame-main"><h1>Pending</h1></main></div>';

/** The text that React renders for an account: its button and the bar above the content. */
function drawn(user: CurrentUser) {
  const portal = createPortal();
  const Bars = () => (
    <DataProvider client={portal.client} identity={user.username}>
      <ProfileMenu />
      <IdentityBar />
    </DataProvider>
  );
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component: Bars }])} />,
    { wrapper: inPortal(portal, user) },
  );
  return shown(container);
}

const shown = (within: Element) => [
  within.querySelector('.frame-profile')?.outerHTML,
  within.querySelector('.frame-acting strong')?.outerHTML,
];

describe('the account, before React', () => {
  it.each(Object.entries<CurrentUser>(people).filter(([, user]) => user.isAuthenticated))(
    'of %s has the same text as in React',
    async (_, user) => {
      document.body.innerHTML = frame;
      await paintAccount(Response.json(user));
      const early = shown(document.body);
      document.body.innerHTML = '';
      expect(early).toEqual(drawn(user));
    },
  );

  it('shows the bar above the page when home office acts for an agent', async () => {
    document.body.innerHTML = frame;
    await paintAccount(Response.json(people.homeOfficeAsAgent));
    const [bar, page] = document.querySelector('main')?.children ?? [];
    expect(bar?.textContent).toBe('Acting as Dana Whitfield (4471902)');
    expect(page?.textContent).toBe('Pending');
  });

  it.each([
    ['a visitor', Response.json(people.visitor)],
    ['a failed call', new Response('{}', { status: 500 })],
  ])('is not shown for %s', async (_, response) => {
    document.body.innerHTML = frame;
    await paintAccount(response);
    expect(document.body.innerHTML).toBe(frame);
  });

  it('does not change what React has rendered', async () => {
    document.body.innerHTML = frame.replace(' aria-busy="true"', '');
    const before = document.body.innerHTML;
    await paintAccount(Response.json(people.agent));
    expect(document.body.innerHTML).toBe(before);
  });
});
