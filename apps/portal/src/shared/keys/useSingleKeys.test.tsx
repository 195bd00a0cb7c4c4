// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSingleKeys } from './useSingleKeys.ts';

const next = vi.fn<() => void>();

function Page({ isOpen = false }: { readonly isOpen?: boolean }) {
  useSingleKeys({ j: next });
  return (
    <>
      <button type="button">Line</button>
      <input aria-label="Note" />
      {isOpen && <dialog open>Confirm</dialog>}
    </>
  );
}

afterEach(() => {
  next.mockReset();
  delete document.documentElement.dataset['singleKeys'];
});

it('a single key runs its command, until the page closes', () => {
  const { getByRole, unmount } = render(<Page />);
  fireEvent.keyDown(getByRole('button'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(next).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).toHaveBeenCalledTimes(2);
});

it('a single key does nothing while the user types, with a modifier, or while a dialog is open', () => {
  const { getByRole, rerender } = render(<Page />);
  fireEvent.keyDown(getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'j', metaKey: true });
  rerender(<Page isOpen />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).not.toHaveBeenCalled();
});

it('a single key does nothing when the user turned single keys off', () => {
  render(<Page />);
  document.documentElement.dataset['singleKeys'] = 'off';
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(next).not.toHaveBeenCalled();
});
