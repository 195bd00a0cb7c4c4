import { maskitoTransform } from '@maskito/core';
import { expect, it } from 'vitest';
import { shapeOf } from './shapeOf.ts';

const options = shapeOf([/\d/, '-', /\d/], /^\d?-?\d?$/);

it('shapeOf shapes a text that fits', () => {
  expect(maskitoTransform('12', options)).toBe('1-2');
  expect(maskitoTransform('1', options)).toBe('1');
});

it.each(['123', 'a', '1-2 and\nmore'])('shapeOf leaves %j as it is', (text) => {
  expect(maskitoTransform(text, options)).toBe(text);
});
