import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Sort } from '../DataTable/Column.ts';
import { type Producer, producers, producerTree } from '../sample/producers.tsx';
import { plays, inBox } from '../sample/storyParts.tsx';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';

/** A tree that keeps its own sort, as an app does for it. */
function SortedTree(props: TreeTableProps<Producer>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  return (
    <TreeTable
      {...props}
      sort={sort}
      onSort={(next) => {
        props.onSort?.(next);
        setSort(next);
      }}
    />
  );
}

/** A tree whose owner decides what is open at first. */
function OpenTree(props: TreeTableProps<Producer>) {
  const openedState = useState<ReadonlySet<string>>(
    new Set(['4470057', '4470057/4471902', '4470057/4471902/4478120']),
  );
  return <SortedTree {...props} openedState={openedState} />;
}

const meta = {
  title: 'Components/Data/TreeTable',
  component: TreeTable<Producer>,
  render: (args) => <SortedTree {...args} />,
  args: {
    ...producerTree,
    rows: producers,
    totals: { issued: 105, premium: '785402.5', share: 1 },
  },
} satisfies Meta<typeof TreeTable<Producer>>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Closed at first: people, and the team of each. */
export const Ready: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Downline' })).toBeVisible();
  await expect(names()).toEqual([
    'Nakamura, Ellen',
    'Ferreira-Castellanos, Maria',
    'Lindqvist, Per',
    'Total',
  ]);
  await expect(canvas.getAllByRole('button', { name: /^Show the downline/ })).toHaveLength(1);
  const total = within(canvas.getByRole('row', { name: /^Total/ }));
  await expect(total.getByRole('cell', { name: '$785,402.50' })).toBeVisible();
});

/** Opens and closes with the keyboard; the focus stays, and each row says its level. */
export const Nested: Story = plays(async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'Show the downline of Nakamura, Ellen' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toHaveFocus();
  await userEvent.tab();
  const second = canvas.getByRole('button', { name: 'Show the downline of Reyes, Marco' });
  if (document.activeElement !== second) await userEvent.tab();
  await expect(second).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(names().slice(0, 4)).toEqual([
    'Nakamura, Ellen',
    'Level 2: Reyes, Marco',
    'Level 3: Term Life',
    'Level 3: Whole Life',
  ]);
  const text = (name: string) => canvas.queryByText(name, { selector: '[data-clamps]' });
  const left = (name: string) => text(name)!.getBoundingClientRect().left;
  await expect(left('Term Life')).toBeGreaterThan(left('Nakamura, Ellen'));
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect(text('Term Life')).toBeNull();
});

/** The owner decides what is open, for example where a search found a row. */
export const OpenAtFirst: Story = plays({ render: (args) => <OpenTree {...args} /> }, async () => {
  await expect(names()).toContain('Level 4: Disability');
});

/** None → descending → ascending → none, within each branch; missing values are last. */
export const Sorts: Story = {
  render: (args) => <OpenTree {...args} />,
  args: { sort: { field: 'issued', direction: 'desc' } },
  play: async ({ args, canvas }) => {
    const issued = canvas.getByRole('columnheader', { name: 'Issued' });
    const press = () => userEvent.click(within(issued).getByRole('button'));
    await expect(issued).toHaveAttribute('aria-sort', 'descending');
    await expect(names()).toEqual([
      'Nakamura, Ellen',
      'Level 2: Reyes, Marco',
      'Level 2: Whitfield, Dana',
      'Level 3: Okafor, Ifeoma',
      'Level 3: Abernathy, Joel',
      'Level 4: Disability',
      'Ferreira-Castellanos, Maria',
      'Lindqvist, Per',
      'Total',
    ]);
    await press();
    await expect(names()).toEqual([
      'Ferreira-Castellanos, Maria',
      'Nakamura, Ellen',
      'Level 2: Whitfield, Dana',
      'Level 3: Abernathy, Joel',
      'Level 4: Disability',
      'Level 3: Okafor, Ifeoma',
      'Level 2: Reyes, Marco',
      'Lindqvist, Per',
      'Total',
    ]);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'The table named Downline is now sorted by Issued, ascending',
      ),
    );
    await press();
    await expect(args.onSort).toHaveBeenLastCalledWith(null);
    await expect(names()[0]).toBe('Nakamura, Ellen');
  },
};

/** The percent has a bar that shows the same; a share of more than the whole is cut off. */
export const Shares: Story = {
  args: {
    rows: [1, 0.5, 0.04, 0, 62.5, -0.03].map((share, index) => ({
      id: String(index),
      name: `Product ${index + 1}`,
      level: 'Product',
      issued: null,
      premium: null,
      share,
    })),
  },
  play: async ({ canvas }) => {
    for (const name of ['100.0%', '50.0%', '4.0%', '0.0%', '62.5%']) {
      await expect(canvas.getAllByRole('cell', { name })[0]).toBeVisible();
    }
    await expect(canvas.getByText('3.0%')).toHaveTextContent(/^-3\.0%$/);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading', rows: [] } };

export const NoData: Story = { args: { rows: [], empty: 'You have no downline.' } };

export const Compact: Story = {
  render: (args) => <OpenTree {...args} />,
  args: { density: 'compact' },
};

/** Names without a place to break, and of many lines, stay next to their buttons. */
export const LongNames: Story = {
  args: {
    rows: [
      { ...producers[0]!, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) },
      { ...producers[1]!, name: 'The Agency of the Brothers '.repeat(6), under: producers },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBe(table.parentElement?.clientWidth);
  },
};

/** Too narrow for all columns: they are hidden in their order, and show under the open row. */
export const HidesColumns: Story = {
  decorators: inBox({ inlineSize: '46rem' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Effective' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More of Nakamura, Ellen' }));
    await expect(canvas.getByText('03/01/2014', { selector: 'dd' })).toBeVisible();
  },
};

/** Cards that are indented by their level, down to 320 px. */
export const Phone: Story = {
  render: (args) => <OpenTree {...args} />,
  decorators: inBox({ inlineSize: '18rem' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Sort by' });
    await waitFor(() => expect(select).toBeVisible());
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await userEvent.selectOptions(select, 'Share, largest first');
    await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'share', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'More of Disability' }));
    await expect(canvas.getAllByText('12', { selector: 'dd' })[0]).toBeVisible();
  },
};

/** Right opens a branch and goes into it, Down goes on; Left goes to the one over it, and closes it. */
export const Arrows: Story = plays(async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'Show the downline of Nakamura, Ellen' });
  opener.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  const inner = canvas.getByRole('button', { name: 'Show the downline of Reyes, Marco' });
  await expect(inner).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(inner).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});
