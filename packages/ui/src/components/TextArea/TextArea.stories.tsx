import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function StatefulTextArea(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
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
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  render: (args) => <StatefulTextArea {...args} />,
  args: { label: 'Note', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks = {
  written: { value: 'The statement is in the mail.' },
  counted: { hint: 'What the carrier should know.', most: 2_000 },
  invalid: { error: 'Write a note.' },
};

/** With text, with a hint and a count, and invalid, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['written', 'counted', 'invalid']}
      columns={fieldStates}
      cell={(look, state) => (
        <TextArea {...args} {...looks[look]} rows={3} disabled={state === 'disabled'} />
      )}
    />
  ),
};

/** Counts the characters, and cuts off nothing that was pasted. */
export const Counting: Story = {
  args: { most: 10 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(field);
    await userEvent.paste('Twelve signs');
    await expect(args.onChange).toHaveBeenLastCalledWith('Twelve signs');
    await expect(canvas.getByText('12 of 10 characters')).toBeVisible();
  },
};

/** An error is read with the field. */
export const Invalid: Story = {
  args: { error: 'Write a note.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Write a note.');
  },
};

/** Enter starts a new line. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}Two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo');
  },
};

/** The text of another element describes the field, together with its error. */
export const Described: Story = {
  args: { error: 'Write a note.', 'aria-describedby': 'outside' },
  render: (args) => (
    <>
      <p id="outside">The carrier reads it.</p>
      <TextArea {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(
      'The carrier reads it. Write a note.',
    );
  },
};
