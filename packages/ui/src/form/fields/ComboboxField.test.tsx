// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { ComboboxField } from './ComboboxField.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
interface Choice {
  readonly agent: string | null;
}

const options = [
  { value: 'a1', label: 'Alvarez, Ana' },
  { value: 'a2', label: 'Brandt, Ben' },
];

function ChoiceForm({ onSend }: { readonly onSend: (choice: Choice) => void }) {
  const { control, handleSubmit, resetField } = useForm<Choice>({ defaultValues: { agent: null } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((choice) => onSend(choice))(event)}>
      <ComboboxField<Choice, 'agent'>
        name="agent"
        control={control}
        label="Agent"
        options={options}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => resetField('agent')}>
        Reset
      </button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const isWrong = () => input().getAttribute('aria-invalid') === 'true';

it('the field blocks the form by a text that is no value until it is cleared or a value is chosen', async () => {
  const onSend = vi.fn<(choice: Choice) => void>();
  render(<ChoiceForm onSend={onSend} />);
  await userEvent.type(input(), 'Alvarz');
  await send();
  await expect.poll(() => document.activeElement).toBe(input());
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText(/“Alvarz” is not one of the values/)).toBeDefined();
  await userEvent.clear(input());
  await expect.poll(isWrong).toBe(false);

  await userEvent.type(input(), 'Brandt, Bn');
  await send();
  await expect.poll(() => document.activeElement).toBe(input());
  await userEvent.type(input(), 'B', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => input().value).toBe('Brandt, Ben');
  await expect.poll(isWrong).toBe(false);
  await send();
  await expect.poll(() => onSend.mock.lastCall?.[0]).toEqual({ agent: 'a2' });
});

it('the field loses a typed text, and its error, at a reset of the field alone', async () => {
  render(<ChoiceForm onSend={() => undefined} />);
  await userEvent.type(input(), 'Alvarz');
  await userEvent.tab();
  await expect.poll(isWrong).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => input().value).toBe('');
  expect(isWrong()).toBe(false);
});
