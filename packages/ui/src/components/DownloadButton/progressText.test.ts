import { expect, it } from 'vitest';
import { progressText } from './progressText.ts';

it.each([
  ['nothing yet, before the first bytes', undefined, 'Exporting …'],
  ['percent of a known whole', { received: 1, total: 3 }, 'Exporting, 33%'],
  ['all of a known whole', { received: 3, total: 3 }, 'Exporting, 100%'],
  ['what has come of an unknown whole', { received: 1_001, total: undefined }, 'Exporting, 2 kB'],
  ['what has come, where the whole is said to be 0', { received: 5, total: 0 }, 'Exporting, 1 kB'],
])('progressText says %s', (_, progress, text) => {
  expect(progressText(progress, 'Exporting')).toBe(text);
});
