import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type Producer, producerColumns, producers } from '../sample/producers.tsx';
import { TreeTable } from './TreeTable.tsx';

const meta = {
  title: 'Components/Data/TreeTable/Keys',
  component: TreeTable<Producer>,
  args: {
    name: 'Hierarchy',
    columns: producerColumns,
    rows: producers,
    rowKey: ({ id }) => id,
    childrenOf: ({ under }) => under,
    branchName: ({ name }) => `the downline of ${name}`,
    sort: null,
    onSort: fn(),
    status: 'ready',
  },
} satisfies Meta<typeof TreeTable<Producer>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Right opens a branch and goes into it, Down goes on; Left goes to the one over it, and closes it. */
export const Arrows: Story = {
  play: async ({ canvas }) => {
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
  },
};
