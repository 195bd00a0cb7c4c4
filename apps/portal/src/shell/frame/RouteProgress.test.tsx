// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouteProgress } from './RouteProgress.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
/** Opens a page whose loader waits until `arrive`. */
async function onTheWay() {
  const { promise, resolve } = Promise.withResolvers<null>();
  const Frame = () => (
    <>
      <RouteProgress />
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/home', element: null },
          { path: '/pending', element: null, loader: () => promise },
        ],
      },
    ],
    { initialEntries: ['/home'] },
  );
  const { container } = render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/pending'));
  return {
    wait: (time: number) => act(async () => vi.advanceTimersByTime(time)),
    arrive: () => act(async () => resolve(null)),
    bar: () => container.querySelector('.frame-progress'),
  };
}

it('the progress shows after 200 ms, and disappears when the page has loaded', async () => {
  const { wait, arrive, bar } = await onTheWay();
  await wait(199);
  expect(bar()).toBeNull();
  await wait(1);
  expect(bar()).not.toBeNull();
  await arrive();
  expect(bar()).toBeNull();
});

it('the progress does not show for a page that loads immediately, nor after it', async () => {
  const { wait, arrive, bar } = await onTheWay();
  await arrive();
  await wait(1_000);
  expect(bar()).toBeNull();
});
