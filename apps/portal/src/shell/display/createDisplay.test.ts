// @vitest-environment jsdom
import { readDisplay } from '@agent-portal/data/display/display';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { displayKey } from '../../shared/display/applyDisplay.ts';
import { createDisplay } from './createDisplay.ts';

const root = document.documentElement;
const dark = {
  ...readDisplay(null),
  textSize: '150',
  theme: 'dark',
  contrast: 'more',
  density: 'compact',
  motion: 'reduced',
  singleKeys: 'off',
} as const;

const attributesOf = () =>
  Object.fromEntries([...root.attributes].map((one) => [one.name, one.value]));

function clear() {
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}
// Earlier tests in the same document leave attributes, such as the width of the scroll bar.
beforeEach(clear);
afterEach(clear);

it('the display applies settings to the document and stores them for the next visit', () => {
  createDisplay().choose(dark);
  expect(attributesOf()).toEqual({
    'data-text-size': '150',
    'data-density': 'compact',
    'data-theme': 'dark',
    'data-contrast': 'more',
    'data-motion': 'reduced',
    'data-single-keys': 'off',
  });
  expect(createDisplay().read()).toEqual(dark);
});

it('the display leaves the document to the system with the defaults', () => {
  const display = createDisplay();
  display.choose(dark);
  display.choose(readDisplay(null));
  expect(attributesOf()).toEqual({});
});

it('the display follows another tab until it is stopped', () => {
  const display = createDisplay();
  const stop = display.follow();
  const changeInOtherTab = (theme: string, key = displayKey) => {
    localStorage.setItem(displayKey, JSON.stringify({ theme }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key }));
  };
  changeInOtherTab('light', 'another key');
  expect(root.dataset['theme']).toBeUndefined();
  changeInOtherTab('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(display.read().theme).toBe('dark');
  stop();
  changeInOtherTab('light');
  expect(root.dataset['theme']).toBe('dark');
});

it('the display ignores a stored value that is corrupt', () => {
  localStorage.setItem(displayKey, '{');
  expect(createDisplay().read()).toEqual(readDisplay(null));
});

it('the display applies and stores the settings that the carrier has', () => {
  createDisplay().adopt(dark);
  expect(root.dataset['theme']).toBe('dark');
  expect(createDisplay().read()).toEqual(dark);
});

it('the display keeps a choice of this tab when an older answer of the carrier comes', () => {
  const display = createDisplay();
  display.choose(dark);
  display.adopt(readDisplay(null));
  expect(display.read()).toEqual(dark);
});

it('the display keeps a choice of another tab when an older answer of the carrier comes', () => {
  const display = createDisplay();
  const stop = display.follow();
  localStorage.setItem(displayKey, JSON.stringify(dark));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: displayKey }));
  display.adopt(readDisplay(null));
  expect(root.dataset['theme']).toBe('dark');
  stop();
});
