import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from './TextInput.tsx';
import { plays } from '../sample/storyParts.tsx';

interface DemoFormProps {
  /** Takes the values of a form that is valid. */
  readonly onSubmit: (values: { email: string }) => void;
}

function DemoForm({ onSubmit }: DemoFormProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { email: '' }, mode: 'onChange' });
  return (
    <form
      style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
    >
      <Controller
        name="email"
        control={control}
        rules={{ pattern: /@/, required: true }}
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            label="E-mail"
            isValid={!fieldState.invalid}
            error="Enter an e-mail address, like dana@northfield.example."
          />
        )}
      />
      <Button type="submit" variant="primary">
        Add e-mail
      </Button>
    </form>
  );
}

const meta = {
  title: 'Patterns/Form',
  component: DemoForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof DemoForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With React Hook Form: its Controller gives value, events and ref; an invalid form is not sent. */
export const WithController: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByLabelText('E-mail');
  await userEvent.type(input, 'dana');
  await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(input).toHaveFocus());
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(input, '@northfield.example');
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ email: 'dana@northfield.example' }),
  );
});
