import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, dismissToast, toast, toastsOfRegion } from './toasts.ts';

afterEach(clearToasts);

const { read, subscribe } = toastsOfRegion();
const messages = () => read().map(({ message }) => message);

it('the list of toasts shows toasts in their order, each with another id and its action', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  expect(messages()).toEqual([]);
  toast('Saved.');
  toast('Removed.', action);
  expect(messages()).toEqual(['Saved.', 'Removed.']);
  const [first, second] = read();
  expect(second?.id).toBe((first?.id ?? 0) + 1);
  expect([first?.action, second?.action]).toEqual([undefined, action]);
});

it('the list of toasts takes away one toast, or all', () => {
  ['One', 'Two', 'Three'].forEach((message) => toast(message));
  dismissToast(read()[1]?.id ?? 0);
  expect(messages()).toEqual(['One', 'Three']);
  toast('Four')();
  expect(messages()).toEqual(['One', 'Three']);
  clearToasts();
  expect(messages()).toEqual([]);
});

it('the list of toasts notifies its subscribers of each change, until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribe(listener);
  listener.mockClear();
  toast('Saved.');
  dismissToast(read()[0]?.id ?? 0);
  clearToasts();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  toast('Saved.');
  expect(listener).toHaveBeenCalledTimes(3);
});

it('the list of toasts shows toasts in the first region only, and in the next one once that is gone', () => {
  const second = toastsOfRegion();
  const leave = subscribe(() => undefined);
  const shown = vi.fn<() => void>();
  const leaveSecond = second.subscribe(shown);
  toast('Saved.');
  expect([read().length, second.read().length]).toEqual([1, 0]);
  shown.mockClear();
  leave();
  expect(shown).toHaveBeenCalledOnce();
  expect(second.read()).toHaveLength(1);
  leaveSecond();
});
