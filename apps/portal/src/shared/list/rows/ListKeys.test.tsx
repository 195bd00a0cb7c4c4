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
