// @vitest-environment jsdom
import { ApiError } from '@agent-portal/data/client/ApiError';
import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '@agent-portal/ui/ErrorSummary';
import { useFormErrors } from './useFormErrors.ts';

const labels = { note: 'Note', email: 'E-mail' };

function Form({ error }: { readonly error?: ApiError | undefined }) {
  const form = useForm({ defaultValues: { note: '', email: '' }, shouldFocusError: false });
  const { summary, other } = useFormErrors(form, labels, error);
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <ErrorSummary {...summary} />
      <input aria-label="Note" {...form.register('note', { required: 'Write a note.' })} />
      <input aria-label="E-mail" {...form.register('email')} />
      {other && <p>{other.message}</p>}
      <button type="submit">Send</button>
    </form>
  );
}

const refusal = (field: string) =>
  new ApiError('invalid', 'The request was refused.', {
    status: 400,
    errors: [{ field, message: 'must not be empty' }],
  });
const summary = () => screen.queryByRole('region', { name: 'There is a problem' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('errors of a form', () => {
  it('appear in the summary, which receives the focus and links to the field', async () => {
    render(<Form />);
    expect(summary()).toBeNull();
    await press('Send');
    expect(document.activeElement).toBe(summary());
    await press('Write a note.');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Note'));
  });

  it('show on their field when the query name begins with a capital letter', async () => {
    const { rerender } = render(<Form />);
    await act(async () => rerender(<Form error={refusal('Email')} />));
    expect(screen.getByRole('button', { name: 'E-mail must not be empty.' })).toBeDefined();
    expect(screen.queryByText('The request was refused.')).toBeNull();
  });

  it('show on their field when the server returns them', async () => {
    const { rerender } = render(<Form />);
    await act(async () => rerender(<Form error={refusal('email')} />));
    expect(document.activeElement).toBe(summary());
    await press('E-mail must not be empty.');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(screen.queryByText('The request was refused.')).toBeNull();
  });

  it('show separately when they belong to no field of the form', async () => {
    const { rerender } = render(<Form />);
    await act(async () => rerender(<Form error={refusal('idempotencyKey')} />));
    expect(summary()).toBeNull();
    expect(screen.getByText('The request was refused.')).toBeTruthy();
  });
});
