import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inStates } from '../sample/Matrix.tsx';
import { TextInput } from './TextInput.tsx';
import { validator } from './validator.ts';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Inputs/TextInput',
  component: TextInput,
  args: { label: 'Policy Number', onChange: fn() },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(TextInput, {
  empty: { placeholder: 'NL0018O0142', hint: 'On the first page of the policy.' },
  filled: { defaultValue: 'NL0018O0142', clearable: true },
  password: { label: 'Password', type: 'password', defaultValue: 'northfield' },
  invalid: { defaultValue: 'NL', isValid: false, error: 'Type the 11 characters.' },
});

const policyNumber = validator((value, length: number) => value.length === length, 11);

/** The error shows after the first edit, not before, and is tied to the input. */
export const Invalid: Story = {
  args: { validators: [policyNumber], error: 'Type the 11 characters of a policy number.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Policy Number');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, 'NL0');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Type the 11 characters of a policy number.');
  },
};

/** Text shorter than the minimum is invalid; none at all is not. */
export const MinimumLength: Story = {
  args: { minLength: 3, error: 'Type at least three characters.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Policy Number');
    await userEvent.type(input, 'NL');
    await expect(input).toHaveAccessibleDescription('Type at least three characters.');
    await userEvent.type(input, '0');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(input);
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** Validity from outside, a form's or a server's, shows at once. */
export const InvalidFromOutside: Story = {
  args: { isValid: false, error: 'There is no policy with this number.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Policy Number');
    await expect(input).toHaveAccessibleDescription('There is no policy with this number.');
    await userEvent.type(input, 'N');
    await expect(canvas.getByText('There is no policy with this number.')).toBeVisible();
  },
};

/** A form is not sent while a rule fails. The error shows then, even without an edit. */
export const InvalidAtSubmit: Story = {
  args: { defaultValue: 'NL', minLength: 3, error: 'Type at least three characters.' },
  render: (args) => (
    <form style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
      <TextInput {...args} />
      <Button type="submit">Search</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Policy Number');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(input).toHaveAccessibleDescription('Type at least three characters.');
  },
};

/** Clear shows with text only, and the focus stays in the input. */
export const Clearable: Story = plays({ args: { clearable: true } }, async ({ args, canvas }) => {
  const input = canvas.getByLabelText('Policy Number');
  const clear = () => canvas.queryByRole('button', { name: 'Clear Policy Number' });
  await expect(clear()).not.toBeInTheDocument();
  await userEvent.type(input, 'NL');
  await userEvent.click(clear()!);
  await expect(input).toHaveFocus();
  await expect(input).toHaveValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

/** Enter, focus and blur are reported. */
export const Events: Story = {
  args: { onEnter: fn(), onFocus: fn(), onBlur: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('NL{Enter}');
    await userEvent.tab();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onEnter).toHaveBeenCalledWith('NL');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** A password can be shown and hidden, which is announced, and is hidden again on submit and reset. */
export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'northfield' },
  render: (args) => (
    <form style={{ display: 'grid', gap: 16 }} onSubmit={(event) => event.preventDefault()}>
      <TextInput {...args} />
      <Button type="submit">Log in</Button>
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Password shown'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
    await expect(input).toHaveAttribute('type', 'password');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Password hidden'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
