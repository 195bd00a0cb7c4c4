import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Column, Sort } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { groupedRows } from './group/index.ts';

interface Sale {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly amount: number;
}

const sales: readonly Sale[] = [
  { id: '1', region: 'Ohio', name: 'Okafor', amount: 300 },
  { id: '2', region: 'Texas', name: 'Reyes', amount: 50 },
  { id: '3', region: 'Ohio', name: 'Abbott', amount: 120.5 },
  { id: '4', region: 'Texas', name: 'Lindqvist', amount: 75 },
  { id: '5', region: 'Ohio', name: 'Nakamura', amount: 10 },
];

const columns: readonly Column<Sale>[] = [
  { id: 'name', header: 'Name', heading: true, sortable: true, sortsFirst: 'asc', width: 12 },
  { id: 'amount', header: 'Amount', kind: 'money', card: 'summary' },
];

const subtotals = (rows: readonly Sale[]) => ({
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});
const ByRegion = groupedRows<Sale>({ groupOf: ({ region }) => region, subtotals });
const closedByRegion = groupedRows<Sale>({ groupOf: ({ region }) => region, atFirst: 'closed' });
const keyOf = ({ id }: Sale) => id;

/** A table that sorts its own rows. */
function Sales({ isClosed = false }: { readonly isClosed?: boolean }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = sort ? sales.toSorted((one, other) => one.name.localeCompare(other.name)) : sales;
  return (
    <DataTable
      name="Sales"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowsAs={isClosed ? closedByRegion : ByRegion}
      sort={sort}
      onSort={setSort}
    />
  );
}

const meta = {
  title: 'Components/Data/DataTable/Groups',
  component: Sales,
} satisfies Meta<typeof Sales>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The group of rows with a head. */
const group = (name: string) => {
  const found = screen
    .getAllByRole('rowgroup')
    .find((each) => within(each).queryByRole('button', { name }) !== null);
  return within(found!);
};
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('rowheader')
    .slice(1)
    .map(({ textContent }) => textContent);

/** Each group is a rowgroup: its head names it, counts its rows and has its sums. */
export const Ready: Story = {
  play: async () => {
    await expect(namesIn('Ohio (3)')).toEqual(['Okafor', 'Abbott', 'Nakamura']);
    await expect(namesIn('Texas (2)')).toEqual(['Reyes', 'Lindqvist']);
    await expect(group('Ohio (3)').getAllByRole('rowheader')[0]).toHaveTextContent(
      'Amount $430.50',
    );
    // The head is no higher than a row, and its arrow begins where names do.
    const head = screen.getByRole('button', { name: 'Ohio (3)' }).getBoundingClientRect();
    const cell = screen.getByRole('rowheader', { name: 'Okafor' }).getBoundingClientRect();
    await expect(head.left - cell.left).toBeLessThan(24);
    await expect(cell.top - head.bottom).toBeLessThan(8);
  },
};

/** The head opens and closes its group, and keeps the focus. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Ohio (3)' });
    await expect(head).toHaveAttribute('aria-expanded', 'true');
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(namesIn('Ohio (3)')).toEqual([]);
    await expect(namesIn('Texas (2)')).toHaveLength(2);
    await userEvent.keyboard('{ }');
    await expect(namesIn('Ohio (3)')).toHaveLength(3);
    await expect(head).toHaveFocus();
  },
};

/** A sort of the rows sorts within each group; a closed group stays closed. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Texas (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(namesIn('Ohio (3)')).toEqual(['Abbott', 'Nakamura', 'Okafor']);
    await expect(namesIn('Texas (2)')).toEqual([]);
  },
};

/** All groups are closed at first. */
export const Closed: Story = {
  args: { isClosed: true },
  play: async () => {
    await expect(namesIn('Ohio (3)')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ohio (3)' }));
    await expect(namesIn('Ohio (3)')).toHaveLength(3);
  },
};

/** Cards at 320 px under the heads of their groups. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '288px' }}>
      <Sales {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Ohio (3)' })).toBeVisible();
  },
};

/** On a page without a bar at its top, the header of the table covers no row. */
export const WithoutBar: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: /^Name/ });
    const first = canvas.getByRole('button', { name: /^Ohio/ });
    const bottom = header.getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
  },
};
