import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Column, Sort } from './Column.ts';
import { DataTable } from './DataTable.tsx';

interface Policy {
  readonly number: string;
  readonly name: string;
}

const policies: readonly Policy[] = [
  { number: 'NL0018O0142', name: 'Okafor, Ruth' },
  { number: 'NL0020G2290', name: 'Abernathy, Ana' },
];

/** A field that keeps what is typed itself, as every field of an app's draft does. */
function Note({ name }: Policy) {
  const [note, setNote] = useState('');
  return (
    <input
      aria-label={`Note on ${name}`}
      value={note}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}

const columns: readonly Column<Policy>[] = [
  { id: 'name', header: 'Insured', heading: true, sortable: true, cell: ({ name }) => name },
  { id: 'note', header: 'Note', cell: (row) => <Note {...row} /> },
];

const keyOf = ({ number }: Policy) => number;

/** Its rows are new objects with each sort, as those of a server are. */
function Notes() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = policies.map(({ number, name }) => ({ number, name }));
  if (sort) rows.sort((one, other) => one.name.localeCompare(other.name));
  return (
    <DataTable
      name="Policies"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
    />
  );
}

const meta = {
  title: 'Components/Data/DataTable/Fields in cells',
  component: Notes,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Notes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text typed into a cell stays with its row when a sort moves the row. */
export const StaysWithItsRow: Story = {
  play: async ({ canvas }) => {
    const rowAt = (place: number) => within(canvas.getAllByRole('row')[place]!);
    const note = canvas.getByRole('textbox', { name: 'Note on Okafor, Ruth' });
    await userEvent.type(note, 'Call on Monday');
    await expect(rowAt(1).getByRole('textbox')).toBe(note);
    await userEvent.click(canvas.getByRole('button', { name: /Insured/ }));
    await expect(rowAt(2).getByRole('textbox')).toBe(note);
    await expect(note).toHaveAccessibleName('Note on Okafor, Ruth');
    await expect(note).toHaveValue('Call on Monday');
    await expect(rowAt(1).getByRole('textbox')).toHaveValue('');
  },
};
