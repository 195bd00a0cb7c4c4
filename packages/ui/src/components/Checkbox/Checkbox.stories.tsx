import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { Checkbox } from './Checkbox.tsx';
import { plays, fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Include the downline', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(Checkbox, {
  off: {},
  on: { defaultChecked: true },
  mixed: { isMixed: true },
  hinted: { hint: 'Policies of agents under you count too.' },
  required: { required: true },
  invalid: { error: 'Say yes to go on.' },
  'read-only': { defaultChecked: true, readOnly: true },
});

/** Space turns it on and off; a press on its label does too. */
export const Toggles: Story = plays(async ({ args, canvas }) => {
  const box = canvas.getByRole('checkbox', { name: 'Include the downline' });
  await userEvent.tab();
  await expect(box).toHaveFocus();
  await userEvent.keyboard('{ }');
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
  await expect(box).toBeChecked();
  await userEvent.click(canvas.getByText('Include the downline'));
  await expect(box).not.toBeChecked();
});

/** Some of several values are chosen: a press chooses all or none. */
export const Mixed: Story = plays({ args: { isMixed: true } }, async ({ args, canvas }) => {
  const box = canvas.getByRole('checkbox');
  await expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect(args.onChange).toHaveBeenCalledWith(true);
  await expect(box).toBePartiallyChecked();
});

/** A read-only box can be focused and read. */
export const ReadOnly: Story = {
  args: { defaultChecked: true, readOnly: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ }');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In the dark theme too a box that is off is drawn as enabled, not as disabled. */
export const OffIsNotDisabled: Story = {
  globals: { theme: 'dark' },
  render: ({ label }) => (
    <>
      <Checkbox label={label} defaultChecked={false} />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="On" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    const colorsOf = (name: string) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(
        canvas.getByRole('checkbox', { name }),
      );
      return { backgroundColor, borderTopColor };
    };
    const off = colorsOf('Include the downline');
    const { backgroundColor, borderTopColor } = colorsOf('Disabled');
    await expect(off.backgroundColor).not.toBe(backgroundColor);
    await expect(off.borderTopColor).not.toBe(borderTopColor);
    await expect(colorsOf('On').backgroundColor).not.toBe(off.backgroundColor);
  },
};

/** A long label wraps next to the box. */
export const LongLabel: Story = {
  args: {
    label:
      'The applicant has read the notice about accelerated death benefits for chronic illness, and keeps a copy of NL0018O0142NL0018O0142NL0018O0142',
  },
  ...fitsOnPhone,
};
