import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  type Requirement,
  requirementColumns,
  requirements,
  requirementTable,
  SortedTable,
} from '../sample/requirements.tsx';
import { plays, preload } from '../sample/storyParts.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Requirement>,
  render: (args) => <SortedTable {...args} />,
  // A sort is announced once this code has loaded.
  loaders: preload(() => import('./TableHelp.tsx')),
  args: requirementTable,
} satisfies Meta<typeof DataTable<Requirement>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Pending' })).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(requirements.length + 1);
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('NL0018O0142');
});

/** The header is a button: a name sorts ascending, descending, not at all; a live region announces it. */
export const Sorts: Story = plays(async ({ args, canvas }) => {
  const date = canvas.getByRole('columnheader', { name: 'Date' });
  const insured = canvas.getByRole('columnheader', { name: 'Primary Insured' });
  await expect(date).toHaveAttribute('aria-sort', 'descending');
  await expect(insured).not.toHaveAttribute('aria-sort');

  await userEvent.hover(within(insured).getByRole('button'));
  await expect(args.onSortIntent).toHaveBeenLastCalledWith({
    field: 'insured',
    direction: 'asc',
  });
  await userEvent.click(within(insured).getByRole('button'));
  await expect(insured).toHaveAttribute('aria-sort', 'ascending');
  await expect(date).not.toHaveAttribute('aria-sort');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'The table named Pending is now sorted by Primary Insured, ascending',
    ),
  );

  await userEvent.keyboard('{Enter}');
  await expect(insured).toHaveAttribute('aria-sort', 'descending');
  // The focus stays, so the sort that the next press would set is announced too.
  await waitFor(() => expect(args.onSortIntent).toHaveBeenLastCalledWith(null));
  await userEvent.keyboard('{ }');
  await expect(insured).not.toHaveAttribute('aria-sort');
  await expect(args.onSort).toHaveBeenLastCalledWith(null);
  await expect(within(insured).getByRole('button')).toHaveFocus();
});

/** The first load: skeletons of the rows. */
export const Loading: Story = {
  args: { status: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Newer rows are loading. The old ones stay, dimmed, under a thin bar. */
export const Refreshing: Story = plays({ args: { status: 'refreshing' } }, async ({ canvas }) => {
  await expect(canvas.getByText('Okafor, Ifeoma')).toBeVisible();
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

/** Rows of another sort are loading. Nothing in the old ones can be pressed or focused. */
export const Stale: Story = {
  args: { status: 'stale' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Okafor, Ifeoma')).toBeVisible();
    const body = canvasElement.querySelector('tbody');
    await expect(body).toHaveProperty('inert', true);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A different filter had no rows. The table does not say that about the new one. */
export const StaleWithoutRows: Story = {
  args: { status: 'stale', rows: [], empty: 'No overdue requirements' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('No overdue requirements')).toBeNull();
    await expect(canvasElement.querySelector('[data-skeleton]')).not.toBeNull();
  },
};

/** The list is empty, and says what to do. */
export const Failed: Story = {
  args: {
    status: 'error',
    error: (
      <>
        <p>The requirements could not be loaded. Try again, or call the help desk.</p>
        <Button>Try again</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Okafor, Ifeoma')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** There is nothing to list: not the same as a list whose filters match nothing. */
export const NoData: Story = {
  args: { rows: [], empty: 'There are no pending requirements.' },
};

export const NoMatches: Story = {
  args: {
    rows: [],
    empty: (
      <>
        <p>No requirement matches these filters: Employer, Take Action.</p>
        <Button>Clear filters</Button>
      </>
    ),
  },
};

/** Text without spaces breaks anywhere, and pushes nothing out of sight. */
export const LongUnbrokenText: Story = {
  args: {
    columns: requirementColumns.slice(0, 4),
    rows: [{ ...requirements[0]!, insured: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) }],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(canvas.getByRole('cell', { name: /^Wolfe/ })).toBeVisible();
    await expect(table.offsetWidth).toBe(table.parentElement?.clientWidth);
  },
};

/** A row opens and closes with the keyboard, and the focus stays. */
export const Opens: Story = {
  args: {
    detail: (row) => <p>Asked for on {row.date}.</p>,
    detailLabel: (row) => `Requirements of ${row.policyNumber}`,
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Requirements of NL0017I1l90' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(opener).toHaveFocus();
    const detail = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    await expect(detail).toHaveTextContent('Asked for on 11/17/2026.');
    await userEvent.keyboard(' ');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Asked for on 11/17/2026.')).toBeNull();
  },
};

/**
 * Amounts are at the end of their cells, their sums under them; the column the list is about is marked. Below one page
 * of rows, the totals say that they cover all rows.
 */
export const AmountsAndTotals: Story = {
  args: {
    columns: [
      requirementColumns[3]!,
      { ...requirementColumns[0]!, highlighted: true },
      {
        id: 'premium',
        header: 'Premium',
        kind: 'money',
        value: (row) => ('premium' in row ? String(row.premium) : '1234.5'),
        sortable: true,
      },
      { id: 'share', header: 'Share', kind: 'percent', value: () => 0.2 },
    ],
    totals: { premium: '6172.5' } as Partial<Requirement>,
    totalsName: 'Total of all 81',
  },
  play: async ({ canvas }) => {
    const total = within(canvas.getByRole('row', { name: /^Total of all 81/ }));
    await expect(total.getByRole('cell', { name: '$6,172.50' })).toBeVisible();
  },
};

/** Without a toolbar and a footer the head and the last row keep to the frame's corners. */
export const Bare: Story = {
  args: { toolbar: undefined, footer: undefined },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement!;
    const { borderStartStartRadius, borderEndEndRadius, overflow } = getComputedStyle(scroller);
    await expect([borderStartStartRadius, borderEndEndRadius]).toEqual(['11px', '11px']);
    await expect(overflow).not.toBe('visible');
    const last = canvas.getAllByRole('row').at(-1)!;
    for (const cell of last.children)
      await expect(cell).toHaveStyle({ borderBlockEndWidth: '0px' });
  },
};
