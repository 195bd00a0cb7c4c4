// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ListKeys } from './ListKeys.ts';

afterEach(cleanup);

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
  render(
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

it('goes from row to row, past details, and stays at the ends', () => {
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

it('opens the row, its action and the filters', () => {
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
  render(
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
      <ListKeys hasDetail={hasDetail} />
    </main>,
  );
  press('j');
  expect(focused()).toBe(name);
});

it('has the focus on a row that leads nowhere', () => {
  render(
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
