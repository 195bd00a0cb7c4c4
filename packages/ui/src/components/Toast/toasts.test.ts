import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, toast, toasts } from './toasts.ts';

afterEach(clearToasts);

const messages = () => toasts.read().map(({ message }) => message);

it('shows toasts in their order, each with another id and its action', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  expect(messages()).toEqual([]);
  toast('Saved.');
  toast('Removed.', action);
  expect(messages()).toEqual(['Saved.', 'Removed.']);
  const [first, second] = toasts.read();
  expect(second?.id).toBe((first?.id ?? 0) + 1);
  expect([first?.action, second?.action]).toEqual([undefined, action]);
});

it('takes away one toast, or all', () => {
  ['One', 'Two', 'Three'].forEach((message) => toast(message));
  dismissToast(toasts.read()[1]?.id ?? 0);
  expect(messages()).toEqual(['One', 'Three']);
  clearToasts();
  expect(messages()).toEqual([]);
});

it('notifies its subscribers of each change, until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = toasts.subscribe(listener);
  toast('Saved.');
  dismissToast(toasts.read()[0]?.id ?? 0);
  clearToasts();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  toast('Saved.');
  expect(listener).toHaveBeenCalledTimes(3);
});
