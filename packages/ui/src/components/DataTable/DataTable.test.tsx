// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';

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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Number', cell: ({ id }) => id }];

/** Draws tables of rows in one place, one after another. */
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

it('keeps the element of each row: another order moves rows, another page has new ones', async () => {
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

it('draws both of two rows with the same key', async () => {
  const complained = vi.spyOn(console, 'error');
  const { draw, rowOf, end } = drawRows();
  await draw('A', 'A', 'B');
  expect(rowOf('A')).toHaveLength(2);
  await draw('B', 'A');
  expect(rowOf('A')).toHaveLength(1);
  expect(complained).not.toHaveBeenCalled();
  end();
});

it('does not draw rows again for a change around them', async () => {
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

it('names the heading of a row without its button, and says none for a missing value', async () => {
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
