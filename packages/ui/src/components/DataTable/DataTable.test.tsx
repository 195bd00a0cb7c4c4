// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';

interface Row {
  readonly id: string;
}

it('draws no row again for a change around the rows', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  const cell = vi.fn<(row: Row) => string>(({ id }: Row) => id);
  const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Number', cell }];
  const rows = [{ id: 'A' }, { id: 'B' }];
  const root = createRoot(document.createElement('div'));
  const draw = (status: 'ready' | 'refreshing') =>
    act(async () => {
      root.render(
        <DataTable
          name="Policies"
          columns={columns}
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
