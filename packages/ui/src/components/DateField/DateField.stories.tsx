import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Inputs/DateField',
  component: DateField,
  decorators: inBox({ maxInlineSize: '16rem', minBlockSize: '26rem' }),
  loaders: preload(() => import('./CalendarSurface.tsx')),
  args: { label: 'Date from', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  DateField,
  {
    empty: {},
    filled: { defaultValue: '2026-01-05', hint: 'The first day of the policy.' },
    required: { required: true },
    invalid: { defaultValue: '2026-01-05', error: 'Use a date up to today.' },
  },
  { width: '12rem' },
);

export const Empty: Story = {};

/** A typed date is completed when the field is left. */
export const Typed: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Date from' });
  await userEvent.type(input, '1/5/26');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(input).toHaveValue('01/05/2026');
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-05');

  await userEvent.clear(input);
  await userEvent.paste('02282026');
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveValue('02/28/2026');
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
});

/** The calendar opens on the date; arrows, Page Down with Shift and Home move; Enter takes. */
export const CalendarKeyboard: Story = {
  args: { defaultValue: '2026-01-05' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose Date from' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Choose Date from' });
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await waitFor(() => expect(focused()).toContain('January 5, 2026'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(focused()).toContain('January 13, 2026');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toContain('February 13, 2026'));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await waitFor(() => expect(focused()).toContain('February 13, 2027'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-13');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Enter opens the calendar; Home and End lead to the ends of the month; Escape closes it and changes nothing. */
export const CalendarEscape: Story = {
  args: { defaultValue: '2026-01-07' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose Date from' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Choose Date from' });
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    await waitFor(() => expect(focused()).toContain('January 7, 2026'));
    const moves = [
      ['{Home}', 'January 1, 2026'],
      ['{End}', 'January 31, 2026'],
      ['{ArrowUp}', 'January 24, 2026'],
      ['{ArrowLeft}', 'January 23, 2026'],
      ['{PageUp}', 'December 23, 2025'],
      ['{Shift>}{PageUp}{/Shift}', 'December 23, 2024'],
    ] as const;
    for (const [key, day] of moves) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toContain(day));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CalendarOpen: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date from' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Date from' });
    await expect(within(dialog).getByRole('grid')).toBeVisible();
  },
};

/** Days before the first and after the last one that the calendar offers are struck out. */
export const Limits: Story = {
  args: { defaultValue: '2026-11-18', min: '2026-11-16', max: '2026-11-20' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date from' }));
    const day = async (name: RegExp) => await screen.findByRole('button', { name });
    await expect(await day(/November 15, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(await day(/November 21, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await day(/November 16, 2026/));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-16');
  },
};

/** A typed day outside the limits stays in the field with an error. A year of two digits is not after the last day. */
export const TypedLimits: Story = {
  args: { label: 'Date of birth', min: '1900-01-01', max: '2026-11-20' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '11/21/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'Date of birth: 11/21/2026 is too late. Choose 11/20/2026 or earlier.',
    );
    await expect(input).toHaveValue('11/21/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '1/5/69{Enter}');
    await expect(input).toHaveValue('01/05/1969');
    await expect(args.onChange).toHaveBeenLastCalledWith('1969-01-05');
  },
};

/** A value with a time is its day, in the field and in the calendar. */
export const ValueWithTime: Story = {
  args: { defaultValue: '2026-01-05T23:30:00-06:00', min: '2026-01-02T00:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('01/05/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date from' }));
    await screen.findByRole('dialog', { name: 'Choose Date from' });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toContain('January 5, 2026'),
    );
    await expect(await screen.findByRole('button', { name: /January 1, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The calendar is in the language of the page, and not in that of the browser. */
export const OtherBrowserLanguage: Story = {
  args: { defaultValue: '2026-01-05' },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'language');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date from' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose Date from' });
    Object.defineProperty(navigator, 'language', { configurable: true, value: 'de-DE' });
    globalThis.dispatchEvent(new Event('languagechange'));
    await userEvent.keyboard('{PageDown}');
    await expect(
      await within(dialog).findByRole('heading', { name: 'Date from, February 2026' }),
    ).toBeVisible();
  },
};
