import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Requirement } from '../sample/requirements.tsx';
import { requirementColumns, requirements } from '../sample/requirements.tsx';
import type { Sort } from '../SortableTable/Column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { TableSettings } from './TableSettings.tsx';
import { initialTableView, type TableView } from './tableView.ts';

/** A table that keeps its own sort and view, as an app does for it. */
function OwnTable(props: DataTableProps<Requirement>) {
  const [sort, setSort] = useState<Sort | null>(props.sort);
  const [view, setView] = useState<TableView>(props.view);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSort={setSort}
      view={view}
      toolbar={<TableSettings columns={props.columns} view={view} onChange={setView} />}
    />
  );
}

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Requirement>,
  render: (args) => <OwnTable {...args} />,
  // What opens is loaded ahead here: a cold dev server is slower than the tests wait.
  loaders: [
    async () => ({
      ahead: [await import('../Dialog/DialogSurface.tsx'), await import('./TableSettingsForm.tsx')],
    }),
  ],
  args: {
    name: 'Pending',
    columns: requirementColumns,
    rows: requirements,
    sort: { field: 'date', direction: 'desc' },
    onSort: fn(),
    status: 'ready',
    view: initialTableView(requirementColumns),
    rowKey: (row) => row.policyNumber,
    detail: (row) => (
      <p>
        {row.requirement}, asked for on {row.date}.
      </p>
    ),
    detailLabel: (row) => `Requirements of ${row.policyNumber}`,
  },
} satisfies Meta<typeof DataTable<Requirement>>;
export default meta;

type Story = StoryObj<typeof meta>;

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The column that names the row stands first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(requirements.length + 1);
    await expect(headers()[0]).toBe('Policy Number');
  },
};

/** With the keyboard: a row opens and closes, the focus stays, and others are as they were. */
export const Opens: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Requirements of NL0017I1l90' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(opener).toHaveFocus();
    const detail = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    await expect(detail).toHaveTextContent('Payroll deduction authorization, asked for');
    await expect(canvas.getAllByRole('row')).toHaveLength(requirements.length + 2);
    await userEvent.keyboard(' ');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('row')).toHaveLength(requirements.length + 1);
  },
};

/** A row that is open. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Requirements of NL0018O0142' }));
    await expect(canvas.getByText(/^Attending physician statement, asked/)).toBeVisible();
  },
};

/** A check box hides a column, and its place is kept. */
export const ChoosesColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customize table' }));
    const employer = dialog.getByRole('checkbox', { name: 'Employer' });
    await userEvent.click(employer);
    await expect(employer).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(headers()).not.toContain('Employer'));
  },
};

/** With the keyboard: a column moves, and the button that moves it keeps the focus. */
export const OrdersColumns: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Customize' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Customize table' }));
    dialog.getByRole('button', { name: 'Move Employer up, now 4 of 8' }).focus();
    await userEvent.keyboard('{Enter}');
    const again = await dialog.findByRole('button', { name: 'Move Employer up, now 3 of 8' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headers().slice(0, 3)).toEqual(['Policy Number', 'Employer', 'Date']);
    await expect(canvas.getByRole('button', { name: 'Customize' })).toHaveFocus();
  },
};

/** The rows stand closer. */
export const Compact: Story = {
  args: { view: { ...initialTableView(requirementColumns), density: 'compact' } },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customize table' }));
    await expect(dialog.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Comfortable' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await expect(before).toBeLessThan(after);
  },
};

/** 'Use defaults' brings back the columns and the density that a table opens with. */
export const Defaults: Story = {
  args: {
    view: { order: ['met', 'date'], hidden: ['agent', 'product'], density: 'compact' },
  },
  play: async ({ canvas }) => {
    await expect(headers().slice(0, 3)).toEqual(['Policy Number', 'Met', 'Date']);
    await userEvent.click(canvas.getByRole('button', { name: 'Customize' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use defaults' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headers()).toHaveLength(requirementColumns.length);
  },
};

/** Narrower than its columns: it scrolls sideways, and the first column stays in sight. */
export const StickyColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('region', { name: 'Pending, scrolls sideways' });
    const first = canvas.getAllByRole('rowheader')[0]!;
    const left = first.getBoundingClientRect().left;
    scroller.scrollLeft = 150;
    await waitFor(() => expect(scroller).toHaveAttribute('data-scrolled', 'true'));
    await expect(Math.round(first.getBoundingClientRect().left)).toBe(Math.round(left));
    await expect(getComputedStyle(first).boxShadow).not.toBe('none');
  },
};

/** Cards, which open too. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Requirements of NL0018O0142' }));
    await expect(canvas.getByText(/^Attending physician statement, asked/)).toBeVisible();
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
  },
};

export const Loading: Story = { args: { status: 'loading', rows: [] } };

export const Empty: Story = { args: { rows: [], empty: 'No requirements' } };

export const Failed: Story = {
  args: { status: 'error', error: 'The list could not be loaded.' },
};
