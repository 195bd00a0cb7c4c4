import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

it('a breakpoint is in em, so that it follows the text size of the browser', () => {
  expect(below('md')).toBe('(width < 48em)');
  expect(from('wide')).toBe('(width >= 102.5em)');
  expect(from(breakpoints.lg)).toBe(from('lg'));
});

const root = path.join(import.meta.dirname, '../../../..');
const folders = ['packages/ui/src', 'apps/portal/src', '.storybook'];
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: root }))
  .filter((file) => !/\.(test|stories)\./.test(file));

const pixels = /@(?:media|container)[^{]*\dpx|matchMedia\([^)]*\dpx/;

describe('the source', () => {
  it.each(['@media (width < 768px) {', "matchMedia('(max-width: 767.98px)')"])(
    'would be seen to have the breakpoint %s',
    (text) => {
      expect(text).toMatch(pixels);
    },
  );

  it('has no breakpoint in px, which would not follow the text size', () => {
    const found = files.filter((file) => pixels.test(readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
