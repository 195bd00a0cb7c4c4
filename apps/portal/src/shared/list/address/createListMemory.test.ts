import { expect, it } from 'vitest';
import { createListMemory } from './createListMemory.ts';

it('gives back once how a list was left, and only to the same query', () => {
  const memory = createListMemory();
  const row = { href: '/policy/NL1', search: '?page=2', scroll: 90 };
  memory.openRow('/pending#pending', row);
  expect(memory.takeBack('/pending#pending', '?page=2')).toEqual(row);
  expect(memory.takeBack('/pending#pending', '?page=2')).toBeUndefined();
  memory.openRow('/pending#pending', row);
  expect(memory.takeBack('/pending#pending', '')).toBeUndefined();
  expect(memory.hasOpened('/pending#pending', '/policy/NL1')).toBe(true);
});

it('knows the version of a list that was left last, also when it was left before', () => {
  const memory = createListMemory();
  for (const path of ['/pending', '/pending-v2', '/pending']) memory.leave(path, 'pending', '');
  expect(memory.lastVersion('/pending')).toBe('/pending');
  memory.leave('/pending', 'pending', 'page=2');
  memory.leave('/pending', 'other', 'other.page=3');
  expect(memory.queryOf('/pending')).toBe('?page=2&other.page=3');
  memory.reset('/pending');
  expect(memory.queryOf('/pending')).toBe('');
});
