// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useTodayAddress } from './useTodayAddress.ts';

/** A page with the hook: what it returns now, and the addresses of its history. */
function page(address: string) {
  let item: ReturnType<typeof useTodayAddress> | undefined;
  function Page() {
    item = useTodayAddress();
    return null;
  }
  const routes = [
    { path: '/today', element: <Page /> },
    { path: '/before', element: <p>Before</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', address] });
  render(<RouterProvider router={router} />);
  const run = (work: (now: ReturnType<typeof useTodayAddress>) => void) =>
    act(async () => {
      if (item) work(item);
    });
  const back = () => act(() => router.navigate(-1));
  const opened = () => item?.opened;
  const shown = () => ({ only: item?.only, all: item?.all });
  const path = () => router.state.location.pathname + router.state.location.search;
  return { run, back, opened, shown, path };
}

it('Today puts the open item into the address, and the next one in its place', async () => {
  const { run, back, opened, path } = page('/today?whose=everybody');
  await run(({ open }) => open('cases a'));
  expect(path()).toBe('/today?whose=everybody&item=cases+a');
  await run(({ open }) => open('cases b'));
  expect(opened()).toBe('cases b');
  await back();
  expect(path()).toBe('/today?whose=everybody');
});

it('Today closes with one step back, so that the next one leaves the page', async () => {
  const { run, back, path } = page('/today');
  await run(({ open }) => open('cases a'));
  await run(({ open }) => open('cases b'));
  await run(({ open }) => open(undefined));
  expect(path()).toBe('/today');
  await back();
  expect(path()).toBe('/before');
});

it('Today closes in place an item with which the page was opened', async () => {
  const { run, back, path } = page('/today?item=cases+a');
  await run(({ open }) => open(undefined));
  expect(path()).toBe('/today');
  await back();
  expect(path()).toBe('/before');
});

it('Today opens another item in the place of one only while that one is open', async () => {
  const { run, opened } = page('/today');
  await run(({ open }) => open('cases a'));
  await run(({ replace }) => replace('cases a', 'cases b'));
  expect(opened()).toBe('cases b');
  await run(({ replace }) => replace('cases a', 'cases c'));
  expect(opened()).toBe('cases b');
});

it('Today shows a group as a whole, and its first items again', async () => {
  const { run, shown, path } = page('/today?all=none');
  expect(shown().all).toEqual([]);
  await run(({ showAll }) => showAll('cases', true));
  await run(({ showAll }) => showAll('lapsing', true));
  expect(shown().all).toEqual(['lapsing', 'cases']);
  await run(({ showAll }) => showAll('lapsing', false));
  await run(({ showAll }) => showAll('cases', false));
  expect(path()).toBe('/today');
});

it('Today shows one group alone and as a whole, without the item of another one', async () => {
  const { run, shown, path } = page('/today?item=cases+a');
  await run(({ showOnly }) => showOnly('lapsing'));
  expect(path()).toBe('/today?only=lapsing');
  expect(shown()).toEqual({ only: 'lapsing', all: ['lapsing'] });
  await run(({ open }) => open('lapsing b'));
  await run(({ showOnly }) => showOnly(undefined));
  expect(path()).toBe('/today');
});

it("shows one agent's items, without the item of another one", async () => {
  const { run, path } = page('/today?item=cases+a');
  await run(({ pickAgent }) => pickAgent('4473310'));
  expect(path()).toBe('/today?agent=4473310');
  await run(({ open }) => open('cases b'));
  await run(({ pickAgent }) => pickAgent(undefined));
  expect(path()).toBe('/today');
});

it('Today closes on the list as it is then, with a group that was expanded meanwhile', async () => {
  const { run, path } = page('/today');
  await run(({ open }) => open('cases a'));
  await run(({ showAll }) => showAll('cases', true));
  await run(({ open }) => open(undefined));
  expect(path()).toBe('/today?all=cases');
});

it('Today opens no item of an unknown group', () => {
  expect(page('/today?item=none+a').opened()).toBeUndefined();
});
