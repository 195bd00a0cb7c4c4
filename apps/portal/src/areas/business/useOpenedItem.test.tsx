// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenedItem } from './useOpenedItem.ts';

afterEach(cleanup);

/** A page with the hook: what it returns now, and the addresses of its history. */
function page(address: string) {
  let item: ReturnType<typeof useOpenedItem> | undefined;
  function Page() {
    item = useOpenedItem();
    return null;
  }
  const routes = [
    { path: '/today', element: <Page /> },
    { path: '/before', element: <p>Before</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  const run = (work: (now: ReturnType<typeof useOpenedItem>) => void) =>
    act(async () => {
      if (item) work(item);
    });
  const back = () => act(() => router.navigate(-1));
  const opened = () => item?.opened;
  const path = () => router.state.location.pathname + router.state.location.search;
  return { run, back, opened, path };
}

it('puts the open item into the address, and the next one in its place', async () => {
  const { run, back, opened, path } = page('/today?whose=everybody');
  await run(({ open }) => open('cases a'));
  expect(path()).toBe('/today?whose=everybody&item=cases+a');
  await run(({ open }) => open('cases b'));
  expect(opened()).toBe('cases b');
  await back();
  expect(path()).toBe('/today?whose=everybody');
});

it('closes with one step back, so that the next one leaves the page', async () => {
  const { run, back, path } = page('/today');
  await run(({ open }) => open('cases a'));
  await run(({ open }) => open('cases b'));
  await run(({ open }) => open(undefined));
  expect(path()).toBe('/today');
  await back();
  expect(path()).toBe('/before');
});

it('closes in place an item with which the page was opened', async () => {
  const { run, back, path } = page('/today?item=cases+a');
  await run(({ open }) => open(undefined));
  expect(path()).toBe('/today');
  await back();
  expect(path()).toBe('/before');
});

it('opens another item in the place of one only while that one is open', async () => {
  const { run, opened } = page('/today');
  await run(({ open }) => open('cases a'));
  await run(({ replace }) => replace('cases a', 'cases b'));
  expect(opened()).toBe('cases b');
  await run(({ replace }) => replace('cases a', 'cases c'));
  expect(opened()).toBe('cases b');
});
