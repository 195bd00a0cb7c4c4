import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inStates, simulateOn } from '../sample/Matrix.tsx';
import { DateTimeField } from './DateTimeField.tsx';

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
export const PastedMoment: Story = {
  play: async ({ args, canvas }) => {
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
  },
};

/** A date without a time is an error once the field is left. */
export const Half: Story = {
  render: (args) => (
    <>
      <DateTimeField {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Call back, date' }), '1/5/26');
    const time = canvas.getByRole('textbox', { name: 'Call back, time' });
    await userEvent.click(time);
    await expect(time).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(time).toHaveAccessibleDescription('Call back: enter the time too.');
  },
};

/** The times of the first and the last day are limited, those between are not. */
export const Limits: Story = {
  args: { min: '2026-11-18T09:00', max: '2026-11-20T17:00', defaultValue: '2026-11-18T09:30' },
  play: async ({ args, canvas }) => {
    const date = canvas.getByRole('textbox', { name: 'Call back, date' });
    const time = canvas.getByRole('textbox', { name: 'Call back, time' });
    await userEvent.clear(time);
    await userEvent.type(time, '8a{Enter}');
    await expect(time).toHaveAccessibleDescription(/8:00 AM is too early/);
    await userEvent.clear(date);
    await userEvent.type(date, '11/19/26{Enter}');
    await userEvent.click(time);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19T08:00');
    await userEvent.clear(date);
    await userEvent.type(date, '11/21/26{Enter}');
    await expect(date).toHaveAccessibleDescription(/11\/21\/2026 is too late/);
  },
};
