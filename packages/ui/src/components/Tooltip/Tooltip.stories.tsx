import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import type { TooltipPlacement } from './placeTooltip.ts';
import { TooltipSurface } from './TooltipSurface.tsx';

const onClick = fn();

interface TooltipProps {
  readonly text: string;
  readonly placement?: TooltipPlacement;
}

/** A button and its tooltip. */
function Tooltip({ text, placement }: TooltipProps) {
  const id = useId();
  return (
    <>
      <Button aria-describedby={id} onClick={onClick}>
        Resend
      </Button>
      <TooltipSurface id={id} text={text} placement={placement} />
    </>
  );
}

/** A few words about a button, by pointer, focus and long press. `IconButton` shows its name in one. */
const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  decorators: inBox({ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }),
  loaders: preload(
    () => import('./TooltipSurface.tsx'),
    () => import('../Dialog/DialogSurface.tsx'),
  ),
  args: { text: 'Sends it to all recipients again.' },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = async () => await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
const hidden = async () => await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The keyboard shows it at once; Escape hides it, and the focus stays. */
export const Open: Story = plays(async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Resend' });
  await expect(button).toHaveAccessibleDescription('Sends it to all recipients again.');
  await expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  await shown();
  await userEvent.keyboard('{Escape}');
  await hidden();
  await expect(button).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await shown();
});

/** The pointer shows it and can go on to it; it is gone once the pointer has left both. */
export const ByPointer: Story = plays({ tags: ['!autodocs'] }, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Resend' });
  await userEvent.hover(button);
  await shown();
  const tooltip = screen.getByRole('tooltip');
  await userEvent.unhover(button);
  await userEvent.hover(tooltip);
  await expect(tooltip).toBeVisible();
  await userEvent.unhover(tooltip);
  await hidden();
  await userEvent.hover(button);
  await shown();
  await userEvent.click(button);
  await hidden();
  await expect(onClick).toHaveBeenCalledOnce();
});

/** A long press of a finger shows it and presses nothing; a short one presses. */
export const ByTouch: Story = plays({ tags: ['!autodocs'] }, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Resend' });
  const touch = { pointerType: 'touch', bubbles: true };
  await fireEvent.pointerDown(button, touch);
  await shown();
  await fireEvent.pointerUp(button, touch);
  await fireEvent.click(button);
  await expect(onClick).not.toHaveBeenCalled();
  await shown();
  await fireEvent.pointerDown(button, touch);
  await hidden();
  await fireEvent.pointerUp(button, touch);
  await fireEvent.click(button);
  await expect(onClick).toHaveBeenCalledOnce();
});

/** In a dialog it is above it; Escape hides it and then closes the dialog. */
export const InDialog: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog isOpen onClose={onClick} title="Send the letter" footer={<Tooltip {...args} />}>
      It goes out today.
    </Dialog>
  ),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Resend' });
    while (document.activeElement !== send) await userEvent.tab();
    await shown();
    const { left, top } = screen.getByRole('tooltip').getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 4, top + 4);
    await expect(onTop).toBe(screen.getByRole('tooltip'));
    await userEvent.keyboard('{Escape}');
    await hidden();
    await expect(onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  },
};

/** At the end of its element, which is on the left from right to left. */
export const RightToLeft: Story = {
  args: { placement: 'end', text: 'In the direction of the text.' },
  render: (args) => (
    <div dir="rtl">
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await shown();
    const { right } = screen.getByRole('tooltip').getBoundingClientRect();
    const { left } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(left);
  },
};

export const LongOnPhone: Story = {
  args: { text: 'It goes to all recipients, also to those who have opened it before. '.repeat(2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // A browser whose window is made narrow may not have the focus.
    await userEvent.hover(canvas.getByRole('button'));
    await shown();
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An `IconButton` shows its name: no second description is read. */
export const OfIconButton: Story = {
  render: () => <IconButton label="About this amount" icon={<Info aria-hidden />} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'About this amount' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('About this amount')).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
    await expect(button).not.toHaveAttribute('title');
  },
};
