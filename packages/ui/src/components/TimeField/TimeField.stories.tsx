import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { inStates } from '../sample/Matrix.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Inputs/TimeField',
  component: TimeField,
  args: { label: 'Time of the call', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  TimeField,
  {
    empty: {},
    filled: { defaultValue: '09:30', hint: 'In your time zone.' },
    required: { required: true },
    invalid: { defaultValue: '09:30', error: 'Choose a time when the office is open.' },
  },
  { width: '12rem' },
);

/** The arrows go by the steps, and stay inside the limits. */
export const Arrows: Story = {
  args: { defaultValue: '09:10', min: '09:00', max: '10:00', step: 30 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('9:30 AM');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('10:00 AM');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
  },
};

/** A time outside the limits or between two steps stays with an error. */
export const Limits: Story = {
  args: { min: '09:00', max: '17:00', step: 30 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '6p{Enter}');
    await expect(input).toHaveAccessibleDescription(
      'Time of the call: 6:00 PM is too late. Choose 5:00 PM or earlier.',
    );
    await userEvent.clear(input);
    await userEvent.type(input, '9:10{Enter}');
    await expect(input).toHaveAccessibleDescription('Time of the call: choose 9:00 AM or 9:30 AM.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The locale decides how a time is written, and whether its clock has 24 hours. */
export const OtherLocales: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: '16rem' }}>
      <LocaleProvider locale="es-US">
        <TimeField {...args} label="Hora" />
      </LocaleProvider>
      <LocaleProvider locale="de-DE">
        <TimeField {...args} label="Uhrzeit" />
      </LocaleProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('textbox', { name: 'Hora' });
    await userEvent.type(hour, '2130{Enter}');
    await expect(hour).toHaveDisplayValue(/^9:30 p\. ?m\.$/);
    const clock = canvas.getByRole('textbox', { name: 'Uhrzeit' });
    await expect(clock).toHaveAttribute('placeholder', 'HH:MM');
    await userEvent.type(clock, '9:30 pm{Enter}');
    await expect(clock).toHaveValue('21:30');
  },
};
