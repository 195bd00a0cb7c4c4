// @vitest-environment jsdom
import { ApiError } from '@agent-portal/data/client/ApiError';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { TextField } from '@agent-portal/ui/form';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inPortal } from '../../testing/inPortal.tsx';
import { ConflictBanner } from './ConflictBanner.tsx';
import { FormDialog } from './FormDialog.tsx';

beforeEach(() => {
  // jsdom does not have it, but dialogs use it to read a style.
  vi.stubGlobal('CSS', { escape: String });
  loadDialog();
});
const labels = { first: 'First name', last: 'Last name' };
const required = { required: 'Enter a name.' };

type Given = Partial<
  Omit<Parameters<typeof FormDialog<{ first: string; last: string }>>[0], 'form' | 'labels'>
>;

function Names({ isRunning = false, ...given }: Given) {
  const form = useForm({ defaultValues: { first: '', last: '' }, shouldFocusError: false });
  const { control } = form;
  return (
    <FormDialog
      title="Names"
      submit="Save"
      submitting="Saving"
      failed="The names were not saved"
      isRunning={isRunning}
      onSubmit={() => undefined}
      onClose={() => undefined}
      {...given}
      form={form}
      labels={labels}
    >
      <TextField name="first" control={control} label={labels.first} rules={required} />
      <TextField name="last" control={control} label={labels.last} rules={required} />
    </FormDialog>
  );
}

/** Opens the dialog; returns the function that changes its props. */
async function open(given: Given = {}) {
  let change: (next: Given) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(given);
    useEffect(() => {
      change = setShown;
    }, []);
    return <Names {...shown} />;
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<RouterProvider router={router} />, { wrapper: inPortal() });
  await screen.findByRole('dialog', { name: 'Names' });
  return (next: Given) => act(async () => change({ ...given, ...next }));
}

const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const type = (name: string, value: string) =>
  act(async () => {
    fireEvent.change(input(name), { target: { value } });
  });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const summary = () => screen.queryByRole('region', { name: 'There is a problem' });
const failure = (kind: 'forbidden' | 'not-found' | 'server' | 'conflict') =>
  new ApiError(kind, 'Try again later.');

describe('a form in a dialog', () => {
  it('lists its errors, and sends nothing before they are gone', async () => {
    const onSubmit = vi.fn<(values: object) => void>();
    await open({ onSubmit });
    await type('First name', 'Ann');
    await press('Save');
    await expect.poll(() => document.activeElement?.textContent).toContain('Enter a name.');
    expect(onSubmit).not.toHaveBeenCalled();
    await type('Last name', 'Ng');
    await press('Save');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ first: 'Ann', last: 'Ng' });
  });

  it('without a list focuses the first field that has an error', async () => {
    await open({ hasSummary: false });
    await type('First name', 'Ann');
    await press('Save');
    expect(summary()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(input('Last name'));
  });

  it('asks before it loses input, and not while it sends or after', async () => {
    const onClose = vi.fn<() => void>();
    const show = await open({ onClose, lost: 'the names' });
    await type('First name', 'Ann');
    await press('Cancel');
    expect(await screen.findByRole('dialog', { name: 'Discard the names?' })).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await press('Keep editing');
    await show({ isRunning: true });
    await press('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['server', {}, 'The names were not saved. Try again later.'],
    ['forbidden', {}, 'The names were not saved. Try again later.'],
    ['forbidden', { isRefusable: true }, 'You do not have access to this action.'],
    ['not-found', { missing: 'the case is gone' }, 'The names were not saved: the case is gone.'],
    ['conflict', { conflict: 'Dana saved first.' }, 'Dana saved first.'],
  ] as const)('keeps the input after a failure (%s) and says %j %s', async (kind, given, text) => {
    const show = await open(given);
    await type('First name', 'Ann');
    await show({ failure: failure(kind), conflict: undefined, ...given });
    const dialog = screen.getByRole('dialog', { name: 'Names' });
    expect(dialog.textContent).toContain(text);
    expect(dialog.textContent?.match(/not saved|no.*access|saved first/g)).toHaveLength(1);
    expect(input('First name')).toHaveProperty('value', 'Ann');
  });

  it('scrolls to a failure, again after another try', async () => {
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    const show = await open();
    expect(scroll).not.toHaveBeenCalled();
    await show({ failure: failure('server') });
    await show({ failure: failure('server') });
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(scroll.mock.contexts[0]).toHaveProperty('role', 'alert');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('scrolls to a conflict once, and not while the user types', async () => {
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    const Asking = () => (
      <ConflictBanner onTake={() => undefined} onSaveMine={() => undefined}>
        <p>Dana saved first.</p>
      </ConflictBanner>
    );
    const show = await open({ conflict: <Asking /> });
    await show({ conflict: <Asking />, isRunning: false });
    await type('First name', 'Ann');
    expect(scroll).toHaveBeenCalledOnce();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('says nothing of a conflict while it reads what the other user saved', async () => {
    const show = await open();
    await show({ failure: failure('conflict'), isRunning: true });
    expect(screen.queryByText(/not saved/)).toBeNull();
    await show({ failure: failure('conflict'), isRunning: false });
    expect(screen.getByText(/not saved/)).toBeDefined();
  });

  it('gives another command another button than the one that sends', async () => {
    const show = await open({ instead: <Button onClick={() => undefined}>Start again</Button> });
    const instead = screen.getByRole('button', { name: 'Start again' });
    await show({ instead: undefined });
    expect(screen.getByRole('button', { name: 'Save' })).not.toBe(instead);
  });

  it('replaces the form with its outcome, and with the buttons of that', async () => {
    const onClose = vi.fn<() => void>();
    const show = await open({ onClose });
    await type('First name', 'Ann');
    const footer = <Button onClick={onClose}>Close</Button>;
    await show({ outcome: { content: <p>Saved.</p>, footer } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
