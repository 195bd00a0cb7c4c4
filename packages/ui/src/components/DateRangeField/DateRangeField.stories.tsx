import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { datePresets } from '../../dates/datePresets.ts';
import { Matrix as StateMatrix, statesOf } from '../sample/Matrix.tsx';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

function StatefulRange(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/DateRangeField',
  component: DateRangeField,
  render: (args) => <StatefulRange {...args} />,
  args: {
    label: 'Date',
    value: { from: null, to: null },
    onChange: fn(),
    presets: datePresets('2026-11-18'),
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: Readonly<Record<string, Partial<DateRangeFieldProps>>> = {
  empty: {},
  'a usual range': { value: { from: '2026-11-01', to: '2026-11-30' } },
  required: { required: true },
  wrong: { value: { from: '2026-02-01', to: '2026-01-05' } },
};

/** The hint describes both dates together. */
export const Hint: Story = {
  args: { hint: 'Both days count.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'Both days count.',
    );
  },
};

/** Every state, and with the focus on its first date. The pointer changes nothing. */
export const Matrix: Story = {
  parameters: statesOf({ focus: 'div:first-of-type > div > input' }),
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={Object.keys(looks)}
      columns={['at rest', 'focus']}
      width="26rem"
      cell={(look) => <DateRangeField {...args} {...looks[look]} />}
    />
  ),
};

export const Empty: Story = {};

export const Preset: Story = {
  play: async ({ args, canvas }) => {
    const preset = canvas.getByRole('button', { name: 'Year to date' });
    await userEvent.click(preset);
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-01', to: '2026-11-18' });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Date to' })).toHaveValue('11/18/2026');
  },
};

/** A list that knows its current period offers it as one more preset. */
export const CurrentCycle: Story = {
  args: {
    presets: [
      ...datePresets('2026-11-18'),
      { label: 'Current cycle', from: '2026-11-16', to: '2026-11-30' },
    ],
  },
  play: async ({ args, canvas }) => {
    const preset = canvas.getByRole('button', { name: 'Current cycle' });
    await userEvent.click(preset);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-16', to: '2026-11-30' });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Both ends apply at once, when the second is set. */
export const AppliesOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date to' }), '2/1/26');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-05', to: '2026-02-01' });
  },
};

/** Both ends chosen in their calendars, only by the keyboard: the range applies once. */
export const CalendarsByKeyboard: Story = {
  args: { value: { from: null, to: null }, presets: [] },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  loaders: [async () => ({ ahead: [await import('../DateField/CalendarSurface.tsx')] })],
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
      <StatefulRange {...args} />
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

export const EnterApplies: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date from' }), '1/5/26{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-05', to: null });
  },
};

/** A range that ends before it starts does not apply, and says so, until the user fixes either end. */
export const WrongOrder: Story = {
  args: { value: { from: '2026-02-01', to: null } },
  play: async ({ args, canvas }) => {
    const to = canvas.getByRole('textbox', { name: 'Date to' });
    await userEvent.type(to, '1/5/26{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(to).toHaveAccessibleDescription(
      'Date to is before Date from. Choose a later day, or change Date from.',
    );
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    const from = canvas.getByRole('textbox', { name: 'Date from' });
    await userEvent.clear(from);
    await userEvent.type(from, '1/1/26{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-01-01', to: '2026-01-05' });
    await expect(to).not.toHaveAttribute('aria-invalid');
  },
};

/** Without usual ranges there is no list of them. */
export const NoPresets: Story = {
  args: { presets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date from' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
