import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { Switch } from './Switch.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { label: 'Take Action', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(Switch, {
  off: {},
  on: { defaultChecked: true },
  hinted: { hint: 'A representative calls back.' },
  invalid: { error: 'Turn it on to go on.' },
});

/** Enter turns it on, and Space off again. On and Off are written out; the label stays the same. */
export const Toggles: Story = plays(async ({ args, canvas }) => {
  const control = canvas.getByRole('switch', { name: 'Take Action' });
  await expect(control).toHaveAttribute('aria-checked', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
  await expect(control).toHaveAttribute('aria-checked', 'true');
  await expect(control).toHaveTextContent('On');
  await expect(control).toHaveAccessibleName('Take Action');
  await userEvent.keyboard('{ }');
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

/** A press on the label turns it on too. Next to the label there is nothing to press. */
export const PressedLabel: Story = plays(async ({ args, canvas }) => {
  const label = canvas.getByText('Take Action');
  await userEvent.click(label);
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
  await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  const frame = label.parentElement?.getBoundingClientRect();
  await expect(label.getBoundingClientRect().width).toBeLessThan((frame?.width ?? 0) / 2);
});

/** From right to left, the thumb moves to the left and stays inside its track. */
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch').querySelector('[data-part="track"]');
    const thumb = track && getComputedStyle(track, '::after');
    const shift = new DOMMatrix(thumb?.transform).m41;
    await expect(shift).toBe(-20);
  },
};
