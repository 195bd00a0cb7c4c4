import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Popover } from './Popover.tsx';

const asked = fn<(close: () => void) => void>();

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  // Preload the overlay, because a cold dev server is slower than the tests' timeout.
  loaders: [async () => ({ ahead: [await import('./PopoverPanel.tsx')] })],
  args: {
    label: 'Notifications, 2 new',
    trigger: <Bell aria-hidden size={20} strokeWidth={1.75} />,
    title: 'Notifications',
    offsets: { base: 38, wide: 46 },
    children: 'The office is closed on November 26.',
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const triggers = { 'an icon': undefined, words: 'Office hours' };

/** Closed, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Trigger"
      rows={['an icon', 'words']}
      columns={entryStates}
      cell={(trigger) => (
        <Popover
          {...args}
          label={triggers[trigger] ?? args.label}
          trigger={triggers[trigger] ?? args.trigger}
        />
      )}
    />
  ),
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
};

/** The keyboard opens it: the ring is on the heading, which has the focus. */
export const RingOfHeading: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Notifications' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(heading).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
  },
};

/** The heading takes the focus; Escape and Close give it back to the trigger. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    await userEvent.click(button);
    const heading = await screen.findByRole('heading', { name: 'Notifications' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close Notifications' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Enter opens it, Tab moves through its content, Escape closes it, and the focus returns. */
export const ByKeyboard: Story = {
  args: { children: <a href="#closed">When the office is closed</a> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Close Notifications' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Tab goes around inside it, in both directions. */
export const TabStaysInside: Story = {
  tags: ['!autodocs'],
  args: { children: <a href="#closed">When the office is closed</a> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const close = inside.getByRole('button', { name: 'Close Notifications' });
    await waitFor(() => expect(inside.getByRole('heading')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('link')).toHaveFocus();
  },
};

/** A press outside closes it and does what it would do anyway; a press that began inside does not. */
export const PressOutside: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Elsewhere</Button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    const heading = await screen.findByRole('heading', { name: 'Notifications' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: heading },
      { keys: '[/MouseLeft]', target: elsewhere },
    ]);
    await expect(heading).toBeVisible();
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(elsewhere).toHaveFocus();
  },
};

/** 38 px from the middle of a trigger of any height. */
export const Offset: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    const { top, height } = button.getBoundingClientRect();
    const surface = dialog.parentElement;
    await waitFor(() =>
      expect(surface?.getBoundingClientRect().top).toBeCloseTo(top + height / 2 + 38, 0),
    );
  },
};

/** Enter and Space open it, and its heading has the focus; Escape gives it back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    button.focus();
    for (const key of ['{Enter}', '{ }']) {
      await userEvent.keyboard(key);
      const heading = await screen.findByRole('heading', { name: 'Notifications' });
      await waitFor(() => expect(heading).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

/** A popover that asks before it closes: it stays until `close` is called. */
export const AsksBeforeItCloses: Story = {
  args: { onCloseRequest: asked },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close Notifications' }));
    await expect(asked).toHaveBeenCalledTimes(2);
    await expect(dialog).toBeVisible();
    const [close] = asked.mock.lastCall ?? [];
    close?.();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It stays visible while the calendar of a field in it is open, and after a day was picked. */
export const WithCalendar: Story = {
  args: {
    children: (
      <>
        <DateField label="Call back" defaultValue="2026-11-18" />
        <p style={{ blockSize: '12rem' }}>The office is closed on November 26.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(panel).getByRole('button', { name: /Call back/ }));
    const day = await screen.findByRole('button', { name: /November 19, 2026/ });
    await expect(panel).toBeVisible();
    const { left, top, width, height } = day.getBoundingClientRect();
    // Nothing covers the calendar.
    await expect(day).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.click(day);
    await expect(await within(panel).findByDisplayValue('11/19/2026')).toBeVisible();
    await expect(panel).toBeVisible();
  },
};

/** A modal dialog that a popover opens covers it, also if another part of the popover is expanded. */
export const UnderADialog: Story = {
  args: {
    children: (
      <button type="button" aria-expanded>
        Rename
      </button>
    ),
  },
  render: function Render(args) {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <>
        <Popover {...args} onCloseRequest={() => setIsAsking(true)} />
        <Dialog isOpen={isAsking} title="Discard the name?" onClose={() => setIsAsking(false)}>
          You have not saved it.
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Discard the name?' });
    await expect(panel).not.toBeVisible();
  },
};
