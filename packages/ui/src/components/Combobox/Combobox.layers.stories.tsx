import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { manyOptions } from '../sample/sampleOptions.ts';
import { Combobox } from './Combobox.tsx';
import { preload } from '../sample/storyParts.tsx';

const nothing = () => undefined;
const field = { label: 'Primary Insured', options: manyOptions(40), onChange: nothing };

const meta = {
  title: 'Components/Inputs/Combobox/Over other layers',
  component: Combobox,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: preload(
    () => import('../Dialog/DialogSurface.tsx'),
    () => import('../Popover/PopoverPanel.tsx'),
  ),
  args: { ...field, value: null },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the list and expects each row to be in the window, and pressable. */
async function openList() {
  const input = await screen.findByRole('combobox', { name: 'Primary Insured' });
  await userEvent.click(input);
  const list = await screen.findByRole('listbox');
  const box = list.getBoundingClientRect();
  await expect(box.height).toBeGreaterThan(150);
  await expect(box.left).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  for (const y of [box.top + 5, box.bottom - 5])
    for (const x of [box.left + 5, box.right - 25])
      await expect(list.contains(document.elementFromPoint(x, y))).toBe(true);
  return { list, box, input };
}

/** The content of a small dialog cuts nothing off. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="Act for a client" onClose={nothing}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async () => {
    const { list, input } = await openList();
    await userEvent.click(screen.getAllByRole('option')[2]!);
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

/** The same in a popover, which stays open while the user picks. */
export const InAPopover: Story = {
  render: () => (
    <Popover label="Filter" trigger="Filter" title="Filter">
      <MultiCombobox {...field} value={[]} />
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const { list } = await openList();
    await userEvent.click(screen.getAllByRole('option')[2]!);
    await expect(list).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  },
};

/** The same in a box that hides what leaves it; the list follows the field as the page scrolls. */
export const InACroppedBox: Story = {
  render: (args) => (
    <div style={{ blockSize: '200vh' }}>
      <div style={{ overflow: 'hidden', blockSize: '6rem', border: '1px solid' }}>
        <Combobox {...args} />
      </div>
    </div>
  ),
  play: async () => {
    const { list, input } = await openList();
    const distance = () => list.getBoundingClientRect().top - input.getBoundingClientRect().top;
    const before = distance();
    window.scrollTo(0, 40);
    await waitFor(() => expect(window.scrollY).toBe(40));
    await waitFor(() => expect(distance()).toBeCloseTo(before, 0));
  },
};
