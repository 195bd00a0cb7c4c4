// @vitest-environment jsdom
import { SsnField, TextField } from '@agent-portal/ui/form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { people } from '../../testing/people.ts';
import { useFormDraft } from './useFormDraft.ts';

function Form() {
  const form = useForm({ defaultValues: { note: '' } });
  useFormDraft('note', form);
  return <input aria-label="Note" {...form.register('note')} />;
}

let portal: Portal;

/** Loads a document with the form open, signed in as a user. */
function open(person: keyof typeof people) {
  const user = people[person];
  portal = createPortal();
  portal.formDrafts.dropOthers(user);
  render(<Form />, { wrapper: inPortal(portal, user) });
  return screen.getByLabelText<HTMLInputElement>('Note');
}

async function type(input: HTMLInputElement, text: string) {
  await act(async () => fireEvent.input(input, { target: { value: text } }));
}

/** Ends the session: the document is left for the login page. */
function leave() {
  portal.formDrafts.keep();
  cleanup();
}

describe('unsaved form input at the end of the session', () => {
  it('is restored once for the same user', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    expect(open('agent').value).toBe('Call back on Monday');
    cleanup();
    expect(open('agent').value).toBe('');
  });

  it('is taken by no other user', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    expect(portal.formDrafts.take('note', people.worksite)).toBeUndefined();
  });

  it('is deleted when another user signs in, and stays deleted', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    expect(open('worksite').value).toBe('');
    cleanup();
    expect(open('agent').value).toBe('');
  });

  it('is deleted when another user signs in without opening the form', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    createPortal().formDrafts.dropOthers(people.worksite);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not deleted while the same user is a visitor before login', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    createPortal().formDrafts.dropOthers(people.visitor);
    expect(open('agent').value).toBe('Call back on Monday');
  });

  it('still counts as unsaved after it is restored, so that the next end of a session saves it', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    open('agent');
    leave();
    expect(open('agent').value).toBe('Call back on Monday');
  });

  it('is ignored when the stored value is corrupt', async () => {
    sessionStorage.setItem('keptForm:note', '{"username"');
    sessionStorage.setItem('other', 'x');
    expect(open('agent').value).toBe('');
    cleanup();
    sessionStorage.setItem('keptForm:note', 'null');
    expect(open('agent').value).toBe('');
    expect(sessionStorage.getItem('other')).toBe('x');
  });

  it('is not stored when the form is empty or closed', async () => {
    open('agent');
    leave();
    expect(sessionStorage).toHaveLength(0);
    await type(open('agent'), 'Call back on Monday');
    cleanup();
    portal.formDrafts.keep();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a tab that the browser may discard', () => {
  it('stores what was typed, for the same user', async () => {
    const input = open('agent');
    await type(input, 'Call back on Monday');
    portal.formDrafts.hide();
    // A discarded tab runs no code. The next document finds only the storage.
    expect(portal.formDrafts.isInputStored()).toBe(false);
    const stored = sessionStorage.getItem('keptForm:note') ?? '';
    cleanup();
    expect(open('agent').value).toBe('Call back on Monday');
    cleanup();
    sessionStorage.setItem('keptForm:note', stored);
    expect(open('worksite').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stores it only while it is hidden: a form that is sent later leaves nothing', async () => {
    const input = open('agent');
    await type(input, 'Call back on Monday');
    sessionStorage.setItem('keptForm:of a page that is not open', '{"username":"x"}');
    portal.formDrafts.hide();
    expect(sessionStorage).toHaveLength(2);
    portal.formDrafts.show();
    expect(Object.keys(sessionStorage)).toEqual(['keptForm:of a page that is not open']);
    portal.formDrafts.hide();
    expect(sessionStorage).toHaveLength(2);
    // The document is being left: a tab that shows for a moment does not delete it.
    portal.formDrafts.keep();
    portal.formDrafts.show();
    expect(sessionStorage).toHaveLength(2);
  });

  it('stores nothing when the user logs out, here or in another tab', async () => {
    const input = open('agent');
    await type(input, 'Call back on Monday');
    portal.formDrafts.hide();
    portal.formDrafts.end();
    expect(sessionStorage).toHaveLength(0);
    portal.formDrafts.hide();
    portal.formDrafts.keep();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form with secrets', () => {
  function SecretForm() {
    const form = useForm({
      defaultValues: { a: '', b: '', c: '', d: null as string | null, e: { f: '' }, note: '' },
    });
    useFormDraft('secrets', form);
    const { control } = form;
    return (
      <>
        <TextField name="a" control={control} label="Phrase" type="password" />
        <TextField name="b" control={control} label="Digits" autoComplete="one-time-code" />
        <TextField name="c" control={control} label="Letters" isSecret />
        <SsnField name="d" control={control} label="Number" />
        <TextField name="e.f" control={control} label="New" autoComplete="new-password" />
        <TextField name="note" control={control} label="Note" />
      </>
    );
  }

  it('stores its other fields only, whatever the secret ones are called', async () => {
    portal = createPortal();
    const show = () => render(<SecretForm />, { wrapper: inPortal(portal, people.agent) });
    show();
    for (const label of ['Phrase', 'Digits', 'Letters', 'Number', 'New']) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      await type(input, '123456789');
      await act(async () => fireEvent.blur(input));
    }
    await type(screen.getByLabelText('Note'), 'Call back');
    leave();
    const stored = sessionStorage.getItem('keptForm:secrets');
    expect(stored).toContain('Call back');
    expect(stored).not.toMatch(/123456789|123-45-6789/);
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Call back');
    expect(screen.getByLabelText<HTMLInputElement>('Phrase').value).toBe('');
  });
});
