import { describe, expect, it } from 'vitest';
import { filterChips, withoutFilter } from './filterChips.ts';
import { filtersInWords } from './filtersInWords.ts';
import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { textOf, textsOf, withValue } from './withValue.ts';

const source = { status: 'ready', onRetry: () => undefined } as const;
const definitions: readonly FilterDefinition[] = [
  {
    name: 'viewAs',
    label: 'View As',
    kind: 'view-as',
    options: [{ value: '7', label: 'Reyes - 7' }],
  },
  { name: 'date', label: 'Date', kind: 'date-range', fromName: 'from', toName: 'to' },
  {
    name: 'employer',
    label: 'Employer',
    kind: 'multi-autocomplete',
    options: undefined,
    ...source,
  },
  { name: 'takeAction', label: 'Take Action', kind: 'toggle' },
];
const chipTexts = (values: FilterValues) =>
  filterChips(definitions, values).map(({ text }) => text);

describe('the chips of a filter bar', () => {
  it('are none while no filter is set', () => {
    expect(chipTexts({})).toEqual([]);
  });

  it('are in the order of the filter set and use labels where they are known', () => {
    expect(chipTexts({ takeAction: true, employer: ['Acme'], viewAs: '7' })).toEqual([
      'View As: Reyes - 7',
      'Employer: Acme',
      'Take Action',
    ]);
  });

  it('count the values after the first', () => {
    expect(chipTexts({ employer: ['Acme', 'Lakeshore', 'Ridge'] })).toEqual([
      'Employer: Acme and 2 more',
    ]);
  });

  it.each([
    [{ from: '2026-01-05', to: '2026-02-01' }, 'Date: 01/05/2026 to 02/01/2026'],
    [{ from: '2026-01-05', to: '2026-01-05' }, 'Date: 01/05/2026'],
    [{ from: '2026-01-05' }, 'Date: from 01/05/2026'],
    [{ to: '2026-01-05' }, 'Date: to 01/05/2026'],
  ])('show the dates of %o', (values, text) => {
    expect(chipTexts(values as FilterValues)).toEqual([text]);
  });

  it('remove both ends of a range together', () => {
    const values = { from: '2026-01-05', to: '2026-02-01', employer: ['Acme'] };
    const dates = definitions.find(({ name }) => name === 'date');
    expect(withoutFilter(values, dates!)).toEqual({ employer: ['Acme'] });
  });
});

describe('setting a filter', () => {
  it('replaces the value of one name only', () => {
    expect(withValue({ employer: ['Acme'], viewAs: '7' }, 'employer', ['Ridge'])).toEqual({
      viewAs: '7',
      employer: ['Ridge'],
    });
  });

  it.each([[null], [''], [[]]])('leaves the name out for %o', (value) => {
    expect(withValue({ employer: ['Acme'] }, 'employer', value)).toEqual({});
  });
});

describe('the filters in words', () => {
  const options = [
    { value: '1', label: 'Abara, Joy' },
    { value: '2', label: 'Bolt' },
    { value: '3', label: 'Castle' },
  ];
  const definitions: readonly FilterDefinition[] = [
    { kind: 'multi-autocomplete', name: 'agent', label: 'Agent', options },
    { kind: 'date-range', name: 'date', label: 'Date', fromName: 'from', toName: 'to' },
    { kind: 'toggle', name: 'late', label: 'Past Due' },
  ];

  it.each<[FilterValues, readonly string[]]>([
    [{}, []],
    [{ agent: ['2'] }, ['Agent: Bolt']],
    [{ agent: ['2', '3'] }, ['Agent: Bolt, Castle']],
    // A label has a comma.
    [{ agent: ['2', '1', '3'] }, ['Agent: Bolt; Abara, Joy; Castle']],
    [{ agent: ['9'] }, ['Agent: 9']],
    [{ from: '2026-11-01' }, ['Date: from 11/01/2026']],
    [{ from: '2026-11-01', to: '2026-11-30' }, ['Date: from 11/01/2026 to 11/30/2026']],
    [{ late: true }, ['Past Due: on']],
    [{ late: true, agent: ['3'] }, ['Agent: Castle', 'Past Due: on']],
  ])('writes the filters of %j in words', (values, words) => {
    expect(filtersInWords(definitions, values)).toEqual(words);
  });

  it('asks for the label of a value that was not loaded', () => {
    const labelOf = (value: string) => `No. ${value}`;
    const agent: FilterDefinition = {
      kind: 'autocomplete',
      name: 'agent',
      label: 'Agent',
      options,
      labelOf,
    };
    const values = { agent: '9' };
    expect(filtersInWords([agent], values)).toEqual(['Agent: No. 9']);
    expect(filterChips([agent], values).map(({ text }) => text)).toEqual(['Agent: No. 9']);
    expect(filterChips([agent], { agent: '3' }).map(({ text }) => text)).toEqual(['Agent: Castle']);
  });
});

it.each([
  ['a', 'a', ['a']],
  [['a', 'b'], null, ['a', 'b']],
  [true, null, []],
  [undefined, null, []],
] as const)('reads the value %j as one text, or as several', (value, one, several) => {
  expect(textOf(value)).toBe(one);
  expect(textsOf(value)).toEqual(several);
});
