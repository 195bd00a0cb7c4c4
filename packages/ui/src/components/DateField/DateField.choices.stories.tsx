import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Inputs/DateField/Calendar and language',
  component: DateField,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: inBox({ maxInlineSize: '16rem', minBlockSize: '30rem' }),
  loaders: preload(() => import('./CalendarSurface.tsx')),
  args: { label: 'Date from', defaultValue: '2026-01-31', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openCalendar(label = 'Date from') {
  const name = `Choose ${label}`;
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** A year and a month are chosen by the keyboard; the day goes with them, and Enter takes it. */
export const YearAndMonth: Story = plays(async ({ args, canvas }) => {
  const dialog = await openCalendar();
  await waitFor(() => expect(focused()).toContain('January 31, 2026'));
  const year = dialog.getByRole('combobox', { name: 'Year' });
  const month = dialog.getByRole('combobox', { name: 'Month' });
  await expect(month).toHaveDisplayValue('January');
  const names = dialog
    .getAllByRole('button')
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  // The library adds a second 'Next', which no one sees.
  await expect(names.filter((name) => !/\d/.test(name))).toEqual([
    'Previous month',
    'Next month',
    'Today',
  ]);
  await expect(dialog.queryByRole('banner')).toBeNull();
  await userEvent.tab({ shift: true });
  await expect(focused()).toBe('Next month');
  await userEvent.tab({ shift: true });
  await expect(year).toHaveFocus();
  await userEvent.selectOptions(year, '1969');
  await userEvent.tab({ shift: true });
  await expect(month).toHaveFocus();
  await userEvent.selectOptions(month, 'February');
  await expect(year).toHaveDisplayValue('1969');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(focused()).toContain('February 28, 1969'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('1969-02-28');
  await expect(canvas.getByRole('textbox')).toHaveValue('02/28/1969');
});

/** Years, months and a today outside the limits are not offered. */
export const ChoicesInsideLimits: Story = {
  args: { defaultValue: '2026-11-16', min: '2025-12-31', max: '2026-11-17' },
  play: async () => {
    const dialog = await openCalendar();
    const year = within(dialog.getByRole('combobox', { name: 'Year' }));
    await expect(year.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '2025',
      '2026',
    ]);
    await expect(dialog.getByRole('option', { name: 'November' })).toBeEnabled();
    await expect(dialog.getByRole('option', { name: 'December' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Today' })).toBeDisabled();
  },
};

/** Today is marked in the month, and one press chooses it. */
export const Today: Story = plays(async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Choose Date from' });
  const dialog = await openCalendar();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'November');
  const today = await dialog.findByRole('button', { name: /^Today, .*November 18, 2026/ });
  await expect(today).toHaveAttribute('aria-current', 'date');
  await expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  const mark = getComputedStyle(today, '::after');
  await expect(mark.borderBlockEndStyle).toBe('solid');
  await expect(mark.borderBlockEndWidth).toBe('2px');
  await userEvent.click(dialog.getByRole('button', { name: 'Today' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
  await waitFor(() => expect(button).toHaveFocus());
});

/** On the narrowest phone the days keep the same distance from both edges of the calendar. */
export const NarrowestPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: {
      options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } },
    },
  },
  play: async () => {
    const dialog = await openCalendar();
    const right = (element: Element) => element.getBoundingClientRect().right;
    const today = dialog.getByRole('button', { name: 'Today' });
    await expect(right(dialog.getByRole('grid'))).toBeLessThanOrEqual(right(today));
  },
};

/** In some locales the day is first: typed, in the error and in the calendar. */
export const DayFirst: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <LocaleProvider locale="es-US">
      <DateField {...args} required />
    </LocaleProvider>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date from' });
    await expect(input).toHaveAttribute('placeholder', 'DD/MM/YYYY');
    await userEvent.type(input, '1/31/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'Date from: “1/31/2026” is not a date. Enter day, month and year, like 31/01/2026.',
    );
    await userEvent.clear(input);
    await userEvent.type(input, '5/1/26{Enter}');
    await expect(input).toHaveValue('05/01/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-05');
    const dialog = await openCalendar();
    await waitFor(() => expect(focused()).toContain('5 de enero de 2026'));
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('enero');
  },
};

/** A language that runs from right to left turns its calendar and its arrow keys. */
export const RightToLeft: Story = {
  args: { label: 'Start' },
  render: (args) => (
    <div dir="rtl">
      <LocaleProvider locale="he-IL">
        <DateField {...args} />
      </LocaleProvider>
    </div>
  ),
  play: async () => {
    const dialog = await openCalendar('Start');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('31'));
    const left = () => document.activeElement?.getBoundingClientRect().left ?? 0;
    const before = left();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('30'));
    await expect(left()).toBeGreaterThan(before);
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('ינואר');
  },
};

/** Digits of another keyboard are read; the years of the calendar have the digits of its days. */
export const ArabicDigits: Story = {
  args: { label: 'Start', defaultValue: null },
  render: (args) => (
    <div dir="rtl">
      <LocaleProvider locale="ar-EG">
        <DateField {...args} />
      </LocaleProvider>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '\u0662\u0660/\u0661\u0661/\u0662\u0660\u0662\u0666{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect(input).toHaveValue('20/11/2026');
    const dialog = await openCalendar('Start');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('\u0662\u0660'));
    const year = dialog.getByRole('combobox', { name: 'Year' });
    await expect(year).toHaveDisplayValue('\u0662\u0660\u0662\u0666');
    await userEvent.selectOptions(year, '2025');
    await expect(year).toHaveDisplayValue('\u0662\u0660\u0662\u0665');
  },
};

/** On a page that runs the other way the calendar runs in its language, like its keys and its arrows. */
export const CalendarRightToLeft: Story = {
  args: { defaultValue: '2026-01-14' },
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    const dialog = await openCalendar();
    await waitFor(() => expect(focused()).toContain('January 14, 2026'));
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
    const before = left(document.activeElement);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toContain('January 15, 2026'));
    await expect(left(document.activeElement)).toBeGreaterThan(before);
    const previous = dialog.getByRole('button', { name: 'Previous month' });
    const next = dialog.getByRole('button', { name: 'Next month' });
    await expect(left(previous)).toBeLessThan(left(next));
    for (const arrow of [previous, next]) {
      await expect(getComputedStyle(arrow.querySelector('svg')!).transform).toBe('none');
    }
    await userEvent.click(next);
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('February');
  },
};
