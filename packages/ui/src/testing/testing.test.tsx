// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsPhone } from '../theme/useIsPhone.ts';
import { setUpJsdom } from './setUpJsdom.ts';
import { setWindowWidth } from './mediaQueries.ts';

const targets = () => [
  globalThis,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
];

/** The original properties of the document, which other test files share. */
let before: readonly (readonly [object, PropertyDescriptorMap])[];

beforeEach(() => {
  before = targets().map((target) => [target, Object.getOwnPropertyDescriptors(target)]);
  setUpJsdom();
  setWindowWidth(1024);
});

afterEach(() => {
  for (const [target, had] of before) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
      if (!(name in had)) Reflect.deleteProperty(target, name);
      else if (value !== had[name]?.value) Object.defineProperty(target, name, had[name] ?? {});
    }
  }
  setWindowWidth(1024);
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the set-up of tests', () => {
  it('keeps what the document has', () => {
    const own = globalThis.ResizeObserver;
    setUpJsdom();
    expect(globalThis.ResizeObserver).toBe(own);
  });

  it.each([
    ['(width < 48em)', 767, true],
    ['(width < 48em)', 768, false],
    ['(width >= 48em)', 768, true],
    ['screen and (min-width: 640px) and (max-width: 800px)', 700, true],
    ['(max-width: 640px)', 641, false],
    ['print', 700, false],
    ['(prefers-reduced-motion: reduce) and (width < 48em)', 700, false],
  ])('answers %s in a window of %i px: %s', (query, width, answer) => {
    setWindowWidth(width);
    expect(matchMedia(query).matches).toBe(answer);
  });

  it('says when a window becomes narrow', () => {
    const query = matchMedia('(width < 48em)');
    const changed = vi.fn<(event: MediaQueryListEvent) => void>();
    query.addEventListener('change', changed);
    setWindowWidth(1200);
    expect(changed).not.toHaveBeenCalled();
    setWindowWidth(390);
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ matches: true }));
  });

  it('opens a dialog on its first field, and closes it at Escape', async () => {
    document.body.innerHTML = '<dialog><button>Close</button></dialog>';
    const dialog = document.querySelector('dialog')!;
    const closed = vi.fn<() => void>();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    expect(dialog.open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Close');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(dialog.open).toBe(false);
    await Promise.resolve();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('keeps a dialog open that refuses Escape', () => {
    document.body.innerHTML = '<dialog></dialog>';
    const dialog = document.querySelector('dialog')!;
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(dialog.open).toBe(true);
  });

  it('opens and closes a popover', async () => {
    document.body.innerHTML = '<div popover="manual"></div>';
    const popover = document.querySelector('div')!;
    const states: string[] = [];
    popover.addEventListener('toggle', (event) => states.push(event.newState));
    expect(getComputedStyle(popover).display).toBe('none');
    popover.showPopover();
    popover.showPopover();
    expect(getComputedStyle(popover).display).toBe('block');
    popover.hidePopover();
    await Promise.resolve();
    expect(states).toEqual(['open', 'closed']);
  });

  it.each(['policy', '4th', '-4', 'a:b', 'a.b c', '“”'])('finds %s by its id', (id) => {
    const found = document.body.appendChild(document.createElement('i'));
    found.id = id;
    expect(document.querySelector(`#${CSS.escape(id)}`)).toBe(found);
  });

  it('lets a component follow the width of the window', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const Width = () => (useIsPhone() ? 'a phone' : 'a desk');
    const root = createRoot(document.body);
    await act(async () => root.render(<Width />));
    expect(document.body.textContent).toBe('a desk');
    await act(async () => setWindowWidth(390));
    expect(document.body.textContent).toBe('a phone');
    await act(async () => root.unmount());
  });
});
