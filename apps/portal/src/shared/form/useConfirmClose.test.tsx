// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inPortal } from '../../testing/inPortal.tsx';
import { useConfirmClose } from './useConfirmClose.tsx';

beforeEach(() => {
  // jsdom does not have it, but dialogs use it to read a style.
  vi.stubGlobal('CSS', { escape: String });
  loadDialog();
});
/** A minimal form in a dialog, to test closing. */
function Form({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const { close, question } = useConfirmClose(text !== '', 'the note you entered', onClose);
  return (
    <section aria-label="Note form">
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={close}>
        Cancel
      </button>
      {question}
    </section>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <Form onClose={() => setIsOpen(false)} />;
}

function open() {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path: '/list', element: <Page /> },
          { path: '/home', element: <p>Home</p> },
        ],
      },
    ],
    { initialEntries: ['/home', '/list?page=1', '/list?page=2'] },
  );
  render(<RouterProvider router={router} />, { wrapper: inPortal() });
  return router;
}

const form = () => screen.queryByRole('region', { name: 'Note form' });
const type = () => fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Call' } });
const requests = () => screen.findByRole('dialog', { name: 'Discard the note you entered?' });
const answer = async (name: string) => {
  await requests();
  await act(async () => screen.getByRole('button', { name }).click());
};

describe('closing a dialog with a form', () => {
  it('closes immediately without input', async () => {
    const router = open();
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(form()).toBeNull();
    await act(() => router.navigate('/home'));
    expect(screen.getByText('Home')).toBeTruthy();
  });

  it('asks for confirmation once with unsaved input', async () => {
    open();
    type();
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await answer('Keep editing');
    expect(form()).not.toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Cancel', hidden: true }).click());
    await answer('Discard');
    expect(form()).toBeNull();
  });

  it('lets the Back button leave immediately without input', async () => {
    const router = open();
    await act(() => router.navigate(-2));
    expect(await screen.findByText('Home')).toBeTruthy();
  });

  it.each([
    ['to another page', -2, '/home', ''],
    ['to another query of the same page', -1, '/list', '?page=1'],
  ])('asks before the Back button leads %s with unsaved input', async (_, by, pathname, search) => {
    const router = open();
    type();
    await act(() => router.navigate(by));
    await answer('Keep editing');
    expect(router.state.location.search).toBe('?page=2');
    expect(form()).not.toBeNull();
    await act(() => router.navigate(by));
    await answer('Discard');
    expect(router.state.location).toMatchObject({ pathname, search });
    expect(form()).toBeNull();
  });
});
