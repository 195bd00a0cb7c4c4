import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { datePresets } from '../DateField/datePresets.ts';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

function StatefulRange(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
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

/** Both ends apply at once, when the second is there. */
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

/** An end that stays open applies when the fields are left. */
export const AppliesWhenLeft: Story = {
  render: (args) => (
    <>
      <StatefulRange {...args} />
      <button type="button">Elsewhere</button>
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

/** A range that ends before it starts does not apply, and says so, until either end is mended. */
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
