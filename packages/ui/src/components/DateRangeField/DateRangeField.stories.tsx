import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { datePresets } from '../../dates/datePresets.ts';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { inStates, simulateOn } from '../sample/Matrix.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Inputs/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Date',
    onChange: fn(),
    presets: datePresets('2026-11-18'),
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  DateRangeField,
  {
    empty: {},
    'a usual range': { defaultValue: { from: '2026-11-01', to: '2026-11-30' } },
    required: { required: true },
    hinted: { hint: 'Both days count.' },
    wrong: { defaultValue: { from: '2026-02-01', to: '2026-01-05' } },
  },
  {
    states: ['at rest', 'focus'],
    width: '26rem',
    // The first date. The pointer changes nothing.
    parameters: simulateOn({ focus: 'div:first-of-type > div > input' }),
  },
);

export const Empty: Story = {};

/** A preset sets both ends, instead of one that was typed before. Only the preset with both ends is pressed. */
export const Preset: Story = {
  args: {
    hint: 'Both days count.',
    presets: [
      ...datePresets('2026-11-18'),
      { label: 'This year', from: '2026-01-01', to: '2026-12-31' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'Both days count.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26');
    const preset = canvas.getByRole('button', { name: 'Year to date' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(preset);
    const yearToDate = { from: '2026-01-01', to: '2026-11-18' };
    await expect(args.onChange).toHaveBeenLastCalledWith(yearToDate);
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { pressed: true })).toBe(preset);
    await expect(canvas.getByRole('textbox', { name: 'Date to' })).toHaveValue('11/18/2026');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Both ends apply at once, when the second is set. */
export const AppliesOnce: Story = plays(async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Date to' }), '2/1/26');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-05', to: '2026-02-01' });
});

/** Both ends chosen in their calendars, only by the keyboard: the range applies once. */
export const CalendarsByKeyboard: Story = {
  args: { presets: [] },
  decorators: inBox({ minBlockSize: '26rem' }),
  loaders: preload(() => import('../DateField/CalendarSurface.tsx')),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26');
    await userEvent.tab();
    const chooseFrom = canvas.getByRole('button', { name: 'Choose Date from' });
    await expect(chooseFrom).toHaveFocus();
    const isOn = (day: string) =>
      waitFor(() =>
        expect(document.activeElement?.getAttribute('aria-label') ?? '').toContain(day),
      );
    await userEvent.keyboard('{Enter}');
    await isOn('January 5, 2026');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(chooseFrom).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Date to' })).toHaveFocus();
    await userEvent.keyboard('2/1/26');
    await userEvent.tab();
    const chooseTo = canvas.getByRole('button', { name: 'Choose Date to' });
    await expect(chooseTo).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-01-06', to: '2026-02-01' });
    await userEvent.keyboard('{Enter}');
    await isOn('February 1, 2026');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(chooseTo).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Date to' })).toHaveValue('02/01/2026');
  },
};

/** An end that stays open applies when the fields are left. */
export const AppliesWhenLeft: Story = {
  render: (args) => (
    <>
      <DateRangeField {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-05', to: null });
  },
};

export const EnterApplies: Story = plays(async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26{Enter}');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-05', to: null });
});

/** Without usual ranges there is no list of them. */
export const NoPresets: Story = plays({ args: { presets: [] } }, async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Date from' })).toBeVisible();
  await expect(canvas.queryByRole('list')).toBeNull();
});
