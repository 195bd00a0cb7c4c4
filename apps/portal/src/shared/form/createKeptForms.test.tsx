// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { inPortal } from '../../testing/inPortal.tsx';
import { people } from '../../testing/people.ts';
import { useKeptForm } from './useKeptForm.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const form = useForm({ defaultValues: { note: '' } });
  useKeptForm('note', form);
  return <input aria-label="Note" {...form.register('note')} />;
}

let portal: Portal;

/** Loads a document with the form open, signed in as a user. */
function open(person: keyof typeof people) {
  const user = people[person];
  portal = createPortal();
  portal.keptForms.dropOthers(user);
  render(<Form />, { wrapper: inPortal(portal, user) });
  return screen.getByLabelText<HTMLInputElement>('Note');
}

async function type(input: HTMLInputElement, text: string) {
  await act(async () => fireEvent.input(input, { target: { value: text } }));
}

/** Ends the session: the document is left for the login page. */
function leave() {
  portal.keptForms.keep();
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
    createPortal().keptForms.dropOthers(people.worksite);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not deleted while the same user is a visitor before login', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    createPortal().keptForms.dropOthers(people.visitor);
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
    portal.keptForms.keep();
    expect(sessionStorage).toHaveLength(0);
  });
});
