import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { entryStates, inStates } from '../sample/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { Popover } from './Popover.tsx';

const asked = fn<(close: () => void) => void>();
const pressed = fn();

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  decorators: inBox({ minBlockSize: '16rem' }),
  loaders: preload(() => import('./PopoverPanel.tsx')),
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

export const Matrix: Story = inStates(
  Popover,
  { 'an icon': {}, words: { label: 'Office hours', trigger: 'Office hours' } },
  { states: entryStates },
);

export const Open: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

/** Enter and Space open it, and its heading has the focus and its ring. Tab stays inside; Escape and Close give the focus back. */
export const ByKeyboard: Story = {
  args: { children: <a href="#closed">When the office is closed</a> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    const open = async (key: string) => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard(key);
      const inside = within(await screen.findByRole('dialog', { name: 'Notifications' }));
      await waitFor(() => expect(inside.getByRole('heading')).toHaveFocus());
      return inside;
    };
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.tab();
    const inside = await open('{Enter}');
    const heading = inside.getByRole('heading');
    await expect(heading.matches(':focus-visible')).toBe(true);
    await expect(heading).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Close Notifications' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isClosed();
  },
};

/** A press outside closes it and does what it would do anyway; a press that began inside does not. A touch only closes. */
export const PressOutside: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button onClick={pressed}>Elsewhere</Button>
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
    await expect(pressed).toHaveBeenCalledOnce();

    const trigger = canvas.getByRole('button', { name: 'Notifications, 2 new' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.pointer({ keys: '[TouchA]', target: elsewhere });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(pressed).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: '[TouchA]', target: elsewhere });
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

/** 38 px from the middle of a trigger of any height. */
export const Offset: Story = plays(async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const { top, height } = button.getBoundingClientRect();
  const surface = dialog.parentElement;
  await waitFor(() =>
    expect(surface?.getBoundingClientRect().top).toBeCloseTo(top + height / 2 + 38, 0),
  );
});

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
