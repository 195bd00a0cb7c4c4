import { expect, it } from 'vitest';
import { nextOf } from './lines.ts';

const all = ['a', 'b', 'c', 'd'];

it.each([
  ['the one after it', 'b', all, [], 'c'],
  ['the one after it, when it has left the queue', 'b', ['a', 'c', 'd'], [], 'c'],
  ['none that has left the queue', 'b', ['a', 'd'], [], 'd'],
  ['none that others have open', 'b', all, ['c'], 'd'],
  ['the one before, as the last', 'd', all, [], 'c'],
  ['the one before, when others have the rest', 'b', all, ['c', 'd'], 'a'],
  ['nothing, when others have all', 'b', all, ['a', 'c', 'd'], undefined],
  ['the first, when it was never among them', 'x', all, [], 'a'],
])('opens %s', (_, id, now, taken, next) => {
  expect(nextOf(id, all, now, taken)).toBe(next);
});
