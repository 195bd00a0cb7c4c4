import { foldText, nameKey, sortNames } from '@agent-portal/format';
import { expect, it } from 'vitest';
import { sortInChunks } from './sortInChunks.ts';

const firstOf = (name: string) => foldText(name[0]!);

/** Unsorted names, many of which differ only in case. */
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `${'aBÅbz'[at % 5]}${(at * 7_919) % 97}`);

it.each([0, 1, 1_999, 2_000, 2_001, 15_000])('sorts %i values by their key', async (count) => {
  const names = namesOf(count);
  expect(await sortInChunks(names, nameKey)).toEqual(sortNames(names));
  expect(await sortInChunks(names, firstOf)).toEqual(
    names.toSorted((a, b) => firstOf(a).localeCompare(firstOf(b))),
  );
});

it('yields to other work while it sorts', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await sortInChunks(namesOf(20_000), nameKey);
  isOver = true;
  // Ten runs are sorted, and merged in four rounds.
  expect(turns).toBeGreaterThan(30);
});
