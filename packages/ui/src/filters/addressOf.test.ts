import { describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import type { FilterShape, FilterValue } from './filterDefinition.ts';

const options = [
  { value: 'JIT', label: 'Just in time' },
  { value: 'S', label: 'Standing' },
];
const shapes: readonly FilterShape[] = [
  { kind: 'text', name: 'insured', label: 'Insured' },
  { kind: 'autocomplete', name: 'cycle', label: 'Cycle' },
  { kind: 'multi-autocomplete', name: 'employer', label: 'Employer' },
  { kind: 'toggle', name: 'pastDue', label: 'Past Due' },
  { kind: 'date-range', name: 'date', label: 'Date', fromName: 'dateFrom', toName: 'dateTo' },
  { kind: 'effective-dates', name: 'on', label: 'Effective', fromName: 'start', toName: 'end' },
  { kind: 'static-item', name: 'state', label: 'State', options },
  { kind: 'static-items', name: 'kinds', label: 'Kinds', options },
  { kind: 'view-as', name: 'viewAs', label: 'View As' },
];
const address = addressOf(shapes);
const read = (name: string, ...texts: string[]) => address[name]?.read(texts);

describe('the address of a filter set', () => {
  it('has a name for each value, two for dates', () => {
    expect(Object.keys(address)).toEqual([
      'insured',
      'cycle',
      'employer',
      'pastDue',
      'dateFrom',
      'dateTo',
      'start',
      'end',
      'state',
      'kinds',
      'viewAs',
    ]);
  });

  it.each<[string, FilterValue, readonly string[]]>([
    ['insured', 'Zoë', ['Zoë']],
    ['cycle', '2026-11-01', ['2026-11-01']],
    ['employer', ['Acme', 'Bolt'], ['Acme', 'Bolt']],
    ['pastDue', true, ['true']],
    ['dateFrom', '2026-11-01', ['2026-11-01']],
    ['end', '2026-11-30', ['2026-11-30']],
    ['state', 'S', ['S']],
    ['kinds', ['JIT', 'S'], ['JIT', 'S']],
    ['viewAs', '4471902', ['4471902']],
  ])('writes %s as texts and reads them back', (name, value, texts) => {
    expect(address[name]?.write(value)).toEqual(texts);
    expect(read(name, ...texts)).toEqual(value);
  });

  it.each(Object.keys(address))('reads nothing where %s is missing or empty', (name) => {
    expect(read(name)).toBeUndefined();
    expect(read(name, '')).toBeUndefined();
  });

  it('ignores a day that does not exist, a mark other than true, and an unknown choice', () => {
    for (const text of ['2026-02-30', '2026-11', '2026', '2026-11-01T00:00:00.000Z', 'soon']) {
      expect(read('dateTo', text)).toBeUndefined();
    }
    expect(read('pastDue', 'yes')).toBeUndefined();
    expect(read('state', 'X')).toBeUndefined();
    expect(read('state', 'X', 'S')).toBeUndefined();
    expect(read('kinds', 'X', 'S', 'S')).toEqual(['S']);
  });
});
