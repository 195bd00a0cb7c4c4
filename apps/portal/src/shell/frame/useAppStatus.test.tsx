// @vitest-environment jsdom
import { ApiError } from '@agent-portal/data';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { usePortal } from '../../PortalContext.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { useAppStatus } from './useAppStatus.ts';

const requests = vi.fn<() => void>();

function Refused() {
  const { appStatus } = usePortal();
  useEffect(() => {
    requests();
    appStatus.refuse(new ApiError('forbidden', 'You do not have access to this.'));
  }, [appStatus]);
  return <p>Rows</p>;
}

function Frame() {
  const { kind } = useAppStatus();
  return kind === 'ready' ? <Outlet /> : <p>{kind}</p>;
}

let portal: Portal;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/refused', element: <Refused /> },
          { path: '/next', element: <p>Next</p> },
        ],
      },
    ],
    { initialEntries: ['/refused'] },
  );
  portal = createPortal();
  render(<RouterProvider router={router} />, { wrapper: inPortal(portal) });
});

const text = () => document.body.textContent;

describe('the status of the page on screen', () => {
  it('is the flag that its call has set', () => {
    expect(text()).toBe('unauthorized');
  });

  it('ends when the location changes, and never renders the former page again', async () => {
    await act(async () => router.navigate('/next'));
    expect(text()).toBe('Next');
    expect(portal.appStatus.read().kind).toBe('ready');
    expect(requests).toHaveBeenCalledOnce();
  });

  it('ends when it is cleared, so the page repeats its calls', async () => {
    await act(async () => portal.appStatus.clear());
    expect(requests).toHaveBeenCalledTimes(2);
    expect(text()).toBe('unauthorized');
  });

  it('can be set again on the next location', async () => {
    await act(async () => router.navigate('/next'));
    act(() => portal.appStatus.fail(new ApiError('server', 'Down')));
    expect(text()).toBe('error');
    await act(async () => router.navigate('/next?page=2'));
    expect(screen.getByText('Next')).toBeTruthy();
  });

  it('survives a change of the location while the identity switches', async () => {
    act(() => portal.appStatus.showSwitching());
    await act(async () => router.navigate('/next'));
    expect(text()).toBe('switching');
  });
});
