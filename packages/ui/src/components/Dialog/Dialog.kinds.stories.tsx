import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';
import { OpeningDialog } from '../sample/OpeningDialog.tsx';
import type { DialogProps } from './DialogProps.ts';
import { preload } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Overlays/Dialog/Kinds',
  component: Dialog,
  render: (args) => <OpeningDialog {...args} />,
  loaders: preload(() => import('./DialogSurface.tsx')),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete the view',
    children: 'Your colleagues lose it too.',
    footer: (
      <>
        <Button>Keep the view</Button>
        <Button variant="primary">Delete the view</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Forced colors draw the edge, as they have no shadows. */
const hasEdge = async (dialog: HTMLElement) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(dialog.parentElement!);
  await expect(`${outlineWidth} ${outlineStyle}`).toBe('1px solid');
};

/** It is described by its content, and the safe answer has the focus; a press outside does not close it. */
export const AlertDialog: Story = {
  args: { role: 'alertdialog', size: 'small' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the view' });
    await expect(dialog).toHaveAccessibleDescription('Your colleagues lose it too.');
    await hasEdge(dialog);
    const keep = within(dialog).getByRole('button', { name: 'Keep the view' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(dialog.closest('[data-placement]')!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** Escape is the safe answer, and the focus goes back. */
export const AlertDialogEscape: Story = {
  tags: ['!autodocs'],
  args: { role: 'alertdialog', isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

const isAsWideAs = async (rem: number) => {
  const dialog = await screen.findByRole('dialog');
  const most = Math.min(rem * 16, window.innerWidth - 32);
  await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(most);
  await hasEdge(dialog);
  // Its header and its footer are no landmarks of the page.
  await expect(within(dialog).queryByRole('banner')).toBeNull();
  await expect(within(dialog).queryByRole('contentinfo')).toBeNull();
};

export const Small: Story = { args: { size: 'small' }, play: async () => await isAsWideAs(26) };

export const Medium: Story = { args: { size: 'medium' }, play: async () => await isAsWideAs(32) };

export const Large: Story = { args: { size: 'large' }, play: async () => await isAsWideAs(60) };

/** On a phone a large dialog fills the screen. */
export const LargeOnPhone: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'phone' } },
};

function WithInitialFocus(props: DialogProps) {
  const amount = useRef<HTMLInputElement>(null);
  return (
    <OpeningDialog {...props} initialFocus={amount}>
      <TextInput label="Reason" value="" onChange={fn()} />
      <TextInput ref={amount} label="Amount" value="" onChange={fn()} />
    </OpeningDialog>
  );
}

/** The app names the element that has the focus first. */
export const InitialFocus: Story = {
  args: { title: 'Change the amount' },
  render: (args) => <WithInitialFocus {...args} />,
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
  },
};

/** Its outermost element takes the props of a root. */
export const RootProps: Story = {
  tags: ['!autodocs'],
  args: { id: 'own-id', className: 'own', 'aria-describedby': 'outside' },
  render: (args) => (
    <>
      <p id="outside">Outside.</p>
      <Dialog {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await hasEdge(dialog);
    await expect(dialog).toHaveAttribute('id', 'own-id');
    await expect(dialog).toHaveClass('own');
    await expect(dialog).toHaveAccessibleDescription('Outside.');
  },
};
