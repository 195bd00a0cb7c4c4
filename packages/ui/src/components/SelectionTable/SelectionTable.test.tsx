// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Column } from '../DataTable/Column.ts';
import type { SelectedKeys } from './useRowSelection.ts';
import { SelectionTable } from './SelectionTable.tsx';

interface Row {
  readonly id: string;
}

const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Number', heading: true }];
const rowKey = ({ id }: Row) => id;
const rowsOf = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const firstPage = rowsOf('a', 'b', '2', '1');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
/** The box with a name; that of the page is in the head too, where rows are no cards. */
const boxOf = (name: string) => {
  const [box] = screen.getAllByLabelText<HTMLInputElement>(name);
  if (!box) throw new Error(`There is no box ${name}.`);
  return box;
};

/** Renders pages of a list with a selection, one after another. */
function drawList(initial: readonly string[] = []) {
  const selections: SelectedKeys[] = [];
  function List({ rows }: { readonly rows: readonly Row[] }) {
    const [selected, setSelected] = useState<SelectedKeys>(new Set(initial));
    const onSelect = (next: SelectedKeys) => {
      selections.push(next);
      setSelected(next);
    };
    return (
      <SelectionTable
        name="Policies"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        selection={[selected, onSelect]}
        actions={null}
      />
    );
  }
  const { rerender } = render(<List rows={firstPage} />);
  return {
    press: (name: string, shiftKey = false) => fireEvent.click(boxOf(name), { shiftKey }),
    isMixed: (name: string) => boxOf(name).indeterminate,
    turnTo: (...ids: readonly string[]) => rerender(<List rows={rowsOf(...ids)} />),
    last: () => [...(selections.at(-1) ?? [])],
  };
}

it('the selection keeps the order in which rows were selected, also of keys that are numbers', () => {
  const { press, last } = drawList();
  for (const key of ['b', '2', 'a', '1']) press(`Select ${key}`);
  expect(last()).toEqual(['b', '2', 'a', '1']);
  press('Select 2');
  expect(last()).toEqual(['b', 'a', '1']);
});

it('the selection keeps the rows of other pages', () => {
  const { press, isMixed, last } = drawList(['elsewhere', 'a']);
  const page = 'Select all 4 on this page';
  expect(isMixed(page)).toBe(true);
  press(page);
  expect(last().toSorted()).toEqual(['1', '2', 'a', 'b', 'elsewhere']);
  expect(isMixed(page)).toBe(false);
  press(page);
  expect(last()).toEqual(['elsewhere']);
  expect(isMixed(page)).toBe(false);
});

it('the selection selects and clears a range in both directions', () => {
  const { press, last } = drawList();
  press('Select 2');
  press('Select a', true);
  expect(last().toSorted()).toEqual(['2', 'a', 'b']);
  press('Select 2', true);
  expect(last()).toEqual([]);
});

it('the selection selects one row with Shift where the row before is on another page', () => {
  const { press, turnTo, last } = drawList();
  press('Select a');
  turnTo('c', 'd');
  press('Select d', true);
  expect(last()).toEqual(['a', 'd']);
});
