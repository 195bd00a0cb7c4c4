import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  CommandPalette,
  type CommandPaletteActions,
  type CommandPaletteProps,
} from './CommandPalette.tsx';

/** A button that opens it, as an app has one. */
function Opened({ onClose, ...props }: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <p id="description">Described.</p>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      {isOpen && <CommandPalette {...props} onClose={close} />}
    </>
  );
}

const dialog = createRef<HTMLDialogElement>();
const actions = createRef<CommandPaletteActions>();

const meta = {
  title: 'Components/Overlays/CommandPalette/Props',
  component: CommandPalette,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Policy, client or page',
    text: 'okafor',
    onText: fn(),
    groups: [],
    onTake: fn(),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} ref={dialog} actionsRef={actions} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Policy, client or page' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

/** Its outermost element takes `id`, `className`, `style`, `data-*`, `aria-describedby` and `ref`. */
export const SameProps: Story = {
  args: {
    id: 'own',
    className: 'own',
    style: { outlineOffset: '7px' },
    'data-kind': 'own',
    'aria-describedby': 'description',
  },
  play: async () => {
    await open();
    const root = screen.getByRole('dialog', { name: 'Search' });
    await expect(root).toHaveAttribute('id', 'own');
    await expect(root).toHaveClass('own');
    await expect(root).toHaveStyle({ outlineOffset: '7px' });
    await expect(root).toHaveAttribute('data-kind', 'own');
    await expect(root).toHaveAccessibleDescription('Described.');
    await expect(dialog.current).toBe(root);
  },
};

/** An app gives the focus back to its input, and closes it. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    const input = await open();
    screen.getByRole('button', { name: 'Close search' }).focus();
    actions.current?.focus();
    await expect(input).toHaveFocus();
    actions.current?.close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect([dialog.current, actions.current]).toEqual([null, null]);
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};
