import { expect, it } from 'vitest';
import { inSections, partsOf } from './useFoundOptions.ts';

const option = (value: string, group?: string) => ({ value, label: value, group });

it('brings the options of a group together, in the order of the groups in the whole list', () => {
  const options = [option('a', 'Recent'), option('b', 'All'), option('c', 'Recent'), option('d')];
  const found = [options[3]!, options[1]!, options[2]!, options[0]!];
  const { matches, sections } = inSections(found, options);
  expect(Array.from({ length: 4 }, (_, row) => matches.at(row)?.value)).toEqual([
    'c',
    'a',
    'b',
    'd',
  ]);
  expect(sections).toEqual([
    { label: 'Recent', start: 0, end: 2 },
    { label: 'All', start: 2, end: 3 },
    { label: undefined, start: 3, end: 4 },
  ]);
});

it('leaves out a group without a match', () => {
  const options = [option('a', 'Recent'), option('b', 'All')];
  expect(inSections([options[1]!], options).sections).toEqual([{ label: 'All', start: 0, end: 1 }]);
});

it('reads groups and descriptions', () => {
  expect(partsOf([option('a')])).toEqual({ hasGroups: false, hasDescriptions: false });
  expect(partsOf([{ ...option('a', 'All'), description: 'First' }])).toEqual({
    hasGroups: true,
    hasDescriptions: true,
  });
});
