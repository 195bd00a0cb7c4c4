import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyProducers, type Producer, producerTree } from '../sample/producers.tsx';
import { TreeTable } from './TreeTable.tsx';
import { plays, inBox } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/TreeTable/Long lists',
  component: TreeTable<Producer>,
  args: {
    ...producerTree,
    rows: manyProducers(10_000, 0),
  },
} satisfies Meta<typeof TreeTable<Producer>>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}\\b`) });

/** 10,000 rows in branches: only visible rows are rendered, and each has its index of all rows. */
export const TenThousandRows: Story = {
  args: { rows: manyProducers(10_000, 249) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '41');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the downline of Agent 250' }));
    await expect(table).toHaveAttribute('aria-rowcount', '290');
    await expect(await row('Level 2: Agent 251')).toHaveAttribute('aria-rowindex', '4');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** 10,000 rows in one list: it scrolls to its end and back, and the row with the focus stays. */
export const LongList: Story = plays(async ({ canvas }) => {
  const heading = within(await row('Agent 0')).getByRole('rowheader');
  heading.tabIndex = -1;
  heading.focus();
  const table = canvas.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  table.scrollIntoView({ block: 'end' });
  await expect(await row('Agent 9999')).toBeVisible();
  await expect(canvas.queryByRole('row', { name: /^Agent 5000\b/ })).toBeNull();
  await expect(heading).toHaveFocus();
  table.scrollIntoView({ block: 'start' });
  await expect(await row('Agent 5')).toBeVisible();
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
});

/** The arrow keys reach branches that are not rendered; End goes to the last. */
export const LongListByKeys: Story = {
  args: { rows: manyProducers(10_000, 1) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show the downline of Agent 0' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('button', { name: 'Show the downline of Agent 9998' });
    await expect(last).toHaveFocus();
    await expect(last).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(
      canvas.getByRole('button', { name: 'Show the downline of Agent 9996' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(
      canvas.getByRole('button', { name: 'Show the downline of Agent 0' }),
    ).toHaveFocus();
  },
};

/** Paper has all rows. */
export const LongListPrinted: Story = {
  args: { rows: manyProducers(300, 0) },
  play: async ({ canvas }) => {
    // Again until the table listens; once it does, all rows are there at once.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(canvas.getAllByRole('rowheader')).toHaveLength(300);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60));
  },
};

/** Cards of many heights, scrolled to their end. */
export const LongListOnPhone: Story = {
  args: { rows: manyProducers(2_000, 0) },
  decorators: inBox({ inlineSize: '20rem' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    table.scrollIntoView({ block: 'end' });
    await expect(await row('Agent 1999')).toBeVisible();
    table.scrollIntoView({ block: 'start' });
    await expect(await row('Agent 0')).toBeVisible();
  },
};
