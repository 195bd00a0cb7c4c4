// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedAhead } from './createTypedAhead.ts';

let stop: AbortController;
let typedAhead: ReturnType<typeof createTypedAhead>;
beforeEach(() => {
  stop = new AbortController();
  typedAhead = createTypedAhead(stop.signal);
});
afterEach(() => stop.abort());

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  const reached = vi.fn<() => void>();
  document.addEventListener('keydown', reached, { once: true });
  document.body.dispatchEvent(event);
  document.removeEventListener('keydown', reached);
  // A captured key must reach neither the page nor the browser; any other key reaches both.
  expect(reached).toHaveBeenCalledTimes(event.defaultPrevented ? 0 : 1);
  return event.defaultPrevented;
}

it('createTypedAhead buffers keys that are typed before the palette has loaded', () => {
  typedAhead.begin(() => {});
  for (const key of ['o', 'k', 'x', 'Backspace', 'A', ' ']) expect(press(key)).toBe(true);
  expect(typedAhead.read()).toBe('okA ');
});

it('createTypedAhead ignores shortcuts and keys that type no text', () => {
  typedAhead.begin(() => {});
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('ArrowDown')).toBe(false);
  expect(typedAhead.read()).toBe('');
});

it('createTypedAhead leaves the keys of an input method to it, also where only their code says so', () => {
  typedAhead.begin(() => {});
  expect(press('Enter', { isComposing: true })).toBe(false);
  expect(press('Enter', { keyCode: 229 })).toBe(false);
  expect(typedAhead.isEntered()).toBe(false);
});

it('createTypedAhead keeps Enter from the page below', () => {
  typedAhead.begin(() => {});
  expect(press('Enter')).toBe(true);
  expect(typedAhead.read()).toBe('');
});

it('createTypedAhead applies Enter only to the text that was typed before it', () => {
  typedAhead.begin(() => {});
  press('o');
  expect(typedAhead.isEntered()).toBe(false);
  press('Enter');
  expect(typedAhead.isEntered()).toBe(true);
  press('k');
  expect(typedAhead.isEntered()).toBe(false);
  press('Enter');
  typedAhead.end();
  expect(typedAhead.isEntered()).toBe(true);
  typedAhead.begin(() => {});
  expect(typedAhead.isEntered()).toBe(false);
});

it('createTypedAhead cancels the palette on Escape while it loads', () => {
  const onCancel = vi.fn<() => void>();
  typedAhead.begin(onCancel);
  press('a');
  expect(press('Escape')).toBe(true);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(press('b')).toBe(false);
});

it('createTypedAhead returns keys typed after the first read', () => {
  typedAhead.begin(() => {});
  press('o');
  expect(typedAhead.read()).toBe('o');
  press('k');
  expect(typedAhead.end()).toBe('ok');
});

it('createTypedAhead keeps the text on a second shortcut, and starts empty when the palette opens again', () => {
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

it('createTypedAhead lets keys reach the page again after the portal has stopped', () => {
  typedAhead.begin(() => {});
  expect(press('a')).toBe(true);
  stop.abort();
  expect(press('b')).toBe(false);
});
