import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'How often',
    options: [
      { value: 'once', label: 'At once' },
      { value: 'daily', label: 'Daily', hint: 'When the business day is over.' },
      { value: 'weekly', label: 'Weekly' },
    ],
    defaultValue: 'once',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(RadioGroup, {
  plain: {},
  hinted: { hint: 'E-mail only; the app shows it at once.' },
  required: { required: true, defaultValue: null },
  invalid: { defaultValue: null, error: 'Choose how often.' },
  'read-only': { readOnly: true },
});

/** One Tab stop, at the chosen radio; the arrow keys choose, and wrap. */
export const Keyboard: Story = plays(async ({ args, canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'At once' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('daily');
  await expect(canvas.getByRole('radio', { name: 'Daily' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith('weekly');
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

/** Nothing is chosen yet: Space takes the choice that has the focus. */
export const NothingChosen: Story = {
  args: { defaultValue: null, required: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often' })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.onChange).toHaveBeenLastCalledWith('once');
  },
};

/** A read-only group can be focused and read. */
export const ReadOnly: Story = plays({ args: { readOnly: true } }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
  await expect(canvas.getByRole('radio', { name: 'At once' })).toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Side by side, where the choices are short. */
export const Row: Story = { args: { layout: 'row' } };
