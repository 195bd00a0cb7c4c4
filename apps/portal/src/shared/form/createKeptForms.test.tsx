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

/** A document with the form open, signed in as a user. */
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

/** The session ends: the document is left for login. */
function leave() {
  portal.keptForms.keep();
  cleanup();
}

describe('what was typed into a form when the session ends', () => {
  it('is put back for the same user, once', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    expect(open('agent').value).toBe('Call back on Monday');
    cleanup();
    expect(open('agent').value).toBe('');
  });

  it('is dropped for another user, and stays dropped', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    expect(open('worksite').value).toBe('');
    cleanup();
    expect(open('agent').value).toBe('');
  });

  it('is dropped for another user who does not open the form', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    createPortal().keptForms.dropOthers(people.worksite);
    expect(sessionStorage).toHaveLength(0);
  });

  it('outlives the visitor that the same user is before login', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    createPortal().keptForms.dropOthers(people.visitor);
    expect(open('agent').value).toBe('Call back on Monday');
  });

  it('is still unsaved after it was put back: the next end keeps it again', async () => {
    await type(open('agent'), 'Call back on Monday');
    leave();
    open('agent');
    leave();
    expect(open('agent').value).toBe('Call back on Monday');
  });

  it('is nothing where the storage holds something else', async () => {
    sessionStorage.setItem('keptForm:note', '{"username"');
    sessionStorage.setItem('other', 'x');
    expect(open('agent').value).toBe('');
    cleanup();
    sessionStorage.setItem('keptForm:note', 'null');
    expect(open('agent').value).toBe('');
    expect(sessionStorage.getItem('other')).toBe('x');
  });

  it('is nothing where nothing was typed, or the form has gone', async () => {
    open('agent');
    leave();
    expect(sessionStorage).toHaveLength(0);
    await type(open('agent'), 'Call back on Monday');
    cleanup();
    portal.keptForms.keep();
    expect(sessionStorage).toHaveLength(0);
  });
});
