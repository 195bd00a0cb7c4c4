// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { cornerStyles } from './styles/corners.styles.ts';

interface Row {
  readonly id: string;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Number', cell: ({ id }) => id }];

/** Renders tables of rows in one place, one after another. */
function drawRows() {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (...ids: readonly string[]) =>
    act(async () => {
      const rows = ids.map((id) => ({ id }));
      root.render(
        <DataTable name="Policies" columns={columns} rows={rows} rowKey={({ id }) => id} />,
      );
    });
  const rowOf = (id: string) =>
    [...place.querySelectorAll('tbody tr')].filter((row) => row.textContent.includes(id));
  return { draw, rowOf, end: () => act(() => root.unmount()) };
}

it('the table keeps the element of each row: another order moves rows, another page has new ones', async () => {
  const { draw, rowOf, end } = drawRows();
  await draw('A', 'B');
  const [a] = rowOf('A');
  const [b] = rowOf('B');
  await draw('B', 'A');
  expect(rowOf('A')).toEqual([a]);
  expect(rowOf('B')[0]).toBe(b);
  await draw('C', 'A');
  expect([a, b]).not.toContain(rowOf('C')[0]);
  expect(rowOf('A')[0]).toBe(a);
  end();
});

it('the table draws both of two rows with the same key', async () => {
  const complained = vi.spyOn(console, 'error');
  const { draw, rowOf, end } = drawRows();
  await draw('A', 'A', 'B');
  expect(rowOf('A')).toHaveLength(2);
  await draw('B', 'A');
  expect(rowOf('A')).toHaveLength(1);
  expect(complained).not.toHaveBeenCalled();
  end();
});

it('the table does not draw rows again for a change around them', async () => {
  const cell = vi.fn<(row: Row) => string>(({ id }: Row) => id);
  const counted: readonly Column<Row>[] = [{ id: 'id', header: 'Number', cell }];
  const rows = [{ id: 'A' }, { id: 'B' }];
  const root = createRoot(document.createElement('div'));
  const draw = (status: 'ready' | 'refreshing') =>
    act(async () => {
      root.render(
        <DataTable
          name="Policies"
          columns={counted}
          rows={rows}
          rowKey={({ id }) => id}
          detailLabel={({ id }) => `More of ${id}`}
          status={status}
        />,
      );
    });
  await draw('ready');
  const drawn = cell.mock.calls.length;
  expect(drawn).toBe(2);
  await draw('refreshing');
  expect(cell).toHaveBeenCalledTimes(drawn);
  act(() => root.unmount());
});

it('the table names the heading of a row without its button, and says none for a missing value', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const named: readonly Column<Row>[] = [
    { id: 'id', header: 'Number', heading: true, cell: ({ id }) => id },
    { id: 'note', header: 'Note', value: () => null },
  ];
  await act(async () => {
    root.render(
      <DataTable
        name="Policies"
        columns={named}
        rows={[{ id: 'NL1' }]}
        rowKey={({ id }) => id}
        detail={() => 'Requirements'}
        detailLabel={({ id }) => `Requirements of ${id}`}
      />,
    );
  });
  expect(place.querySelector('[role="rowheader"]')?.getAttribute('aria-label')).toBe('NL1');
  expect(place.querySelector('tbody td > [role="img"]')?.getAttribute('aria-label')).toBe('none');
  act(() => root.unmount());
});

const opening: readonly Column<Row>[] = [
  { id: 'id', header: 'Number', heading: true },
  { id: 'note', header: 'Note', value: () => 'Call', hideOrder: 1 },
];

/** Renders tables without `rowKey` in one place, one after another. */
function drawWithoutKeys(columns: readonly Column<Row>[]) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (...rows: readonly Row[]) =>
    act(async () => root.render(<DataTable name="Policies" columns={columns} rows={rows} />));
  const openers = () => [...place.querySelectorAll<HTMLElement>('[data-part="expander"]')];
  const open = (index: number) => act(async () => openers()[index]?.click());
  const states = () => openers().map((opener) => opener.getAttribute('aria-expanded'));
  return { draw, openers, open, states, end: () => act(() => root.unmount()) };
}

it('the table names what opens a row by its heading, and without one by its key or its number', async () => {
  const { draw, openers, end } = drawWithoutKeys(opening);
  await draw({ id: 'NL1' }, { id: '' });
  expect(openers().map((each) => each.getAttribute('aria-label'))).toEqual([
    'More of NL1',
    'More of 2',
  ]);
  end();
});

it('the table has no row open after another page has come for rows without keys', async () => {
  const { draw, open, states, end } = drawWithoutKeys(opening);
  const first = [{ id: 'A' }, { id: 'B' }];
  await draw(...first);
  await open(1);
  expect(states()).toEqual(['false', 'true']);
  // A new list of the same rows, as a filter makes one with each draw.
  await draw(...first);
  expect(states()).toEqual(['false', 'true']);
  await draw({ id: 'C' }, { id: 'D' });
  expect(states()).toEqual(['false', 'false']);
  end();
});

it.each([
  [undefined, 'No rows'],
  ['There are no policies.', 'There are no policies.'],
  [null, ''],
])('says for an empty list with the text %j: %j', async (empty, text) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(<DataTable name="Policies" columns={columns} rows={[]} empty={empty} />),
  );
  expect(place.querySelector('[data-part="message"]')?.textContent).toBe(text);
  act(() => root.unmount());
});

it('the table uses no :has() of the frame, because an open filter would restyle all cells', () => {
  const styles = cornerStyles.map(String).join('');
  expect(styles).toContain("[data-part='toolbar']");
  expect(styles).not.toContain(':has(');
});
