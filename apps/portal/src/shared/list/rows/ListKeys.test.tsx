// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createPortal } from '../../../createPortal.ts';
import { PortalContext } from '../../../PortalContext.ts';
import type { ListPaneProps } from '../List.ts';
import { ListKeys } from './ListKeys.tsx';

const show = (list: ReactNode) =>
  render(
    <PortalContext value={createPortal()}>
      <MemoryRouter>{list}</MemoryRouter>
    </PortalContext>,
  );

const detail = { label: () => 'How', content: () => null };

const opened = vi.fn<() => void>();
const filters = vi.fn<() => void>();

const row = (name: string, action?: string) => (
  <tr>
    <td>
      <button type="button" aria-expanded={false} onClick={opened}>
        More of {name}
      </button>
    </td>
    <th scope="row">
      <a href={`#${name}`}>{name}</a>
    </th>
    <td data-card="action">{action && <a href="#act">{action}</a>}</td>
  </tr>
);

function showList() {
  show(
    <main>
      <button type="button" data-part="opener" onClick={filters}>
        Filters
      </button>
      <table>
        <tbody>
          {row('Okafor', 'Act for Okafor')}
          <tr data-detail="">
            <td>
              <a href="#detail">Detail</a>
            </td>
          </tr>
          {row('Mendoza')}
        </tbody>
      </table>
      <ListKeys />
    </main>,
  );
}

/** Presses single keys, each where the focus is. */
const press = (keys: string) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;

it('the list goes from row to row, past details, and stays at the ends', () => {
  showList();
  press('j');
  expect(focused()).toBe('Okafor');
  press('k');
  expect(focused()).toBe('Okafor');
  press('jj');
  expect(focused()).toBe('Mendoza');
  press('k');
  expect(focused()).toBe('Okafor');
});

it('the list opens the row, its action and the filters', () => {
  showList();
  press('x');
  expect(opened).not.toHaveBeenCalled();
  press('jx');
  expect(opened).toHaveBeenCalledOnce();
  press('a');
  expect(focused()).toBe('Act for Okafor');
  press('f');
  expect(filters).toHaveBeenCalledOnce();
});

it.each([
  ['the policy, not the client', false, 'NL1'],
  ['how a commission was calculated', true, 'More'],
])('leads to %s', (_, hasDetail, name) => {
  show(
    <main>
      <table>
        <tbody>
          <tr>
            <td>
              <button type="button" aria-expanded={false}>
                More
              </button>
            </td>
            <th scope="row">
              <a href="/client/CL1">Okafor</a>
            </th>
            <td data-column="agent">
              <a href="/hierarchy?agent=1">Whitfield</a>
            </td>
            <td>
              <a href="/policy/NL1/details">NL1</a>
            </td>
          </tr>
        </tbody>
      </table>
      <ListKeys {...(hasDetail && { list: { id: 'some', detail } })} />
    </main>,
  );
  press('j');
  expect(focused()).toBe(name);
});

it('the list has the focus on a row that leads nowhere', () => {
  show(
    <main>
      <table>
        <tbody>
          <tr>
            <th scope="row">Logged in</th>
          </tr>
        </tbody>
      </table>
      <ListKeys />
    </main>,
  );
  press('j');
  expect(document.activeElement?.tagName).toBe('TR');
});

const Pane = ({ id, rows }: ListPaneProps) => (id ? <p>{`${id} of ${rows.length}`}</p> : null);

const named = (name: string) => (
  <tr>
    <th scope="row">
      <a href={`#${name}`}>{name}</a>
    </th>
  </tr>
);

it('the list opens the item of a row with Enter, whose keys replace those of the list', async () => {
  const pane = {
    of: ({ item }: { readonly item?: string }) => item,
    load: async () => ({ RowPane: Pane }),
  };
  show(
    <main>
      <table>
        <tbody>
          {named('Okafor')}
          {named('Mendoza')}
        </tbody>
      </table>
      <ListKeys list={{ id: 'some', pane }} rows={[{}, { item: 'lapsing NL2' }]} />
    </main>,
  );
  press('j');
  // Enter follows the link of a row without an item.
  expect(document.activeElement?.tagName).toBe('A');
  press('j');
  expect(document.activeElement?.tagName).toBe('TR');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  await screen.findByText('lapsing NL2 of 2');
  press('k');
  expect(focused()).toBe('Mendoza');
});

it('the list gives the focus and the scroll position back to the row that was opened, and marks it', () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const portal = createPortal();
  const list = (name: string) => (
    <tr>
      <th scope="row">
        <a href={`/policy/${name}`} onClick={(event) => event.preventDefault()}>
          {name}
        </a>
      </th>
    </tr>
  );
  const page = (
    <PortalContext value={portal}>
      <MemoryRouter initialEntries={['/pending?page=2']}>
        <table>
          <tbody>
            {list('NL1')}
            {list('NL2')}
          </tbody>
        </table>
        <ListKeys list={{ id: 'pending' }} status="ready" />
      </MemoryRouter>
    </PortalContext>
  );
  const seen = () => [...document.querySelectorAll('[data-seen]')].map((one) => one.textContent);
  vi.stubGlobal('scrollY', 90);
  render(page);
  expect([document.activeElement, seen()]).toEqual([document.body, []]);
  fireEvent.click(screen.getByText('NL2'));
  cleanup();
  render(page);
  expect([focused(), seen()]).toEqual(['NL2', ['NL2']]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 90);
  vi.unstubAllGlobals();
});
