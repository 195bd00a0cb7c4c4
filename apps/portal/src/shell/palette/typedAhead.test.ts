// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { typedAhead } from './typedAhead.ts';

afterEach(() => typedAhead.end());

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it('keys that are typed before the palette is there wait for it', () => {
  typedAhead.begin(() => {});
  for (const key of ['o', 'k', 'x', 'Backspace', 'A', ' ']) expect(press(key)).toBe(true);
  expect(typedAhead.read()).toBe('okA ');
});

it('shortcuts and keys that write nothing are left alone', () => {
  typedAhead.begin(() => {});
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  expect(typedAhead.read()).toBe('');
});

it('Enter does nothing on the page below', () => {
  typedAhead.begin(() => {});
  expect(press('Enter')).toBe(true);
  expect(typedAhead.read()).toBe('');
});

it('Escape leaves the palette before it is there', () => {
  const onCancel = vi.fn<() => void>();
  typedAhead.begin(onCancel);
  press('a');
  press('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(press('b')).toBe(false);
});

it('what is typed after the first look is given at the end', () => {
  typedAhead.begin(() => {});
  press('o');
  expect(typedAhead.read()).toBe('o');
  press('k');
  expect(typedAhead.end()).toBe('ok');
});

it('a second shortcut keeps what was typed, and another opening begins anew', () => {
  typedAhead.begin(() => {});
  press('a');
  typedAhead.begin(() => {});
  press('b');
  expect(typedAhead.read()).toBe('ab');
  typedAhead.end();
  expect(press('c')).toBe(false);
  typedAhead.begin(() => {});
  expect(typedAhead.read()).toBe('');
});
