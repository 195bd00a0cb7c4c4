import { describe, expect, it } from 'vitest';
import { filterChips, withoutFilter } from './filterChips.ts';
import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { withValue } from './withValue.ts';

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
