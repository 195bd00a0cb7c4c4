import { expect, it } from 'vitest';
import { readDisplay } from './display.ts';

const defaults = {
  textSize: '100',
  density: 'comfortable',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  singleKeys: 'on',
};

it.each([null, undefined, 'dark', 7, []])('the schema reads %j as the defaults', (stored) => {
  expect(readDisplay(stored)).toEqual(defaults);
});

it('the schema keeps known choices, and drops unknown settings and choices', () => {
  const stored = { theme: 'dark', textSize: '150', density: 'tiny', font: 'serif', motion: 3 };
  expect(readDisplay(stored)).toEqual({ ...defaults, theme: 'dark', textSize: '150' });
});
