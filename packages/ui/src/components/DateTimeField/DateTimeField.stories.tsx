import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates, simulateOn } from '../sample/Matrix.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/DateTimeField',
  component: DateTimeField,
  args: { label: 'Call back', onChange: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  DateTimeField,
  {
    empty: {},
    filled: { defaultValue: '2026-11-18T09:30', hint: 'In your time zone.' },
    required: { required: true },
    wrong: { defaultValue: '2026-11-18T09:30', error: 'The office is closed then.' },
    disabled: { defaultValue: '2026-11-18T09:30', disabled: true },
  },
  {
    states: ['at rest', 'focus'],
    width: '26rem',
    // The date. The pointer changes nothing.
    parameters: simulateOn({ focus: 'div:first-of-type > div > input' }),
  },
);

/** The hint describes both parts together. The moment applies once it has both, and is cleared when one is removed. */
export const Typed: Story = {
  args: { hint: 'In your time zone.' },
  play: async ({ args, canvas }) => {
    const date = canvas.getByRole('textbox', { name: 'Call back, date' });
    const time = canvas.getByRole('textbox', { name: 'Call back, time' });
    await expect(canvas.getByRole('group', { name: 'Call back' })).toHaveAccessibleDescription(
      'In your time zone.',
    );
    await userEvent.type(date, '1/5/26{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(time, '930a{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-01-05T09:30');
    await userEvent.clear(time);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(date).toHaveValue('01/05/2026');
  },
};

/** A moment that is pasted into the date fills both parts. */
export const PastedMoment: Story = plays(async ({ args, canvas }) => {
  const date = canvas.getByRole('textbox', { name: 'Call back, date' });
  const time = canvas.getByRole('textbox', { name: 'Call back, time' });
  await userEvent.click(date);
  await userEvent.paste('11/18/2026 2:30 PM');
  await expect(time).toHaveValue('2:30 PM');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18T14:30');
  await expect(date).toHaveValue('11/18/2026');
  await userEvent.click(date);
  await userEvent.clear(date);
  await userEvent.paste('2026-11-19T09:05:00');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19T09:05');
});
