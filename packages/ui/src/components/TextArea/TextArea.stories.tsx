import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { TextArea } from './TextArea.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(TextArea, {
  written: { rows: 3, defaultValue: 'The statement is in the mail.' },
  counted: { rows: 3, hint: 'What the carrier should know.', most: 2_000 },
  invalid: { rows: 3, error: 'Write a note.' },
});

/** Counts the characters, and cuts off nothing that was pasted. */
export const Counting: Story = plays({ args: { most: 10 } }, async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Note' });
  await userEvent.click(field);
  await userEvent.paste('Twelve signs');
  await expect(args.onChange).toHaveBeenLastCalledWith('Twelve signs');
  await expect(canvas.getByText('12 of 10 characters')).toBeVisible();
});

/** Enter starts a new line. */
export const Keyboard: Story = plays(async ({ args }) => {
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}Two');
  await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo');
});
