// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEscape } from './useEscape.ts';

afterEach(cleanup);

function Escaping({ onEscape }: { readonly onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

it('is called at Escape', () => {
  const onEscape = vi.fn<() => void>();
  render(<Escaping onEscape={onEscape} />);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledOnce();
});

it.each(['dialog', 'alertdialog'])('leaves Escape to an open %s', (role) => {
  const onEscape = vi.fn<() => void>();
  render(
    <>
      <Escaping onEscape={onEscape} />
      <div role={role} aria-label="Question" />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onEscape).not.toHaveBeenCalled();
});
