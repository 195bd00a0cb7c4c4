import { describe, expect, it } from 'vitest';
import { commissionQuery } from './commissionFilters.ts';
import { cycleOfAddress, oneCycleOf } from './cycleOfAddress.ts';

const search = (query: string) => new URLSearchParams(query);

describe('the cycle of an address', () => {
  it.each([
    ['', undefined],
    ['cycle=all', 'all'],
    ['cycle=2026-11-15', '2026-11-15'],
    ['cycle=soon', undefined],
    ['cycle=2026-13-15', undefined],
  ])('reads the address %j as cycle %s', (query, cycle) => {
    expect(cycleOfAddress(search(query))).toBe(cycle);
  });

  it.each([
    ['', '2026-11-18', { start: '2026-11-16', end: '2026-11-30' }],
    ['', '2028-02-16', { start: '2028-02-16', end: '2028-02-29' }],
    ['cycle=2026-10-31', '2026-11-18', { start: '2026-10-16', end: '2026-10-31' }],
    ['cycle=2026-11-15', '2026-11-18', { start: '2026-11-01', end: '2026-11-15' }],
    ['cycle=all', '2026-11-18', undefined],
  ])('for the address %j on %s, returns the cycle %j', (query, today, cycle) => {
    expect(oneCycleOf(search(query), today)).toEqual(cycle);
  });
});

describe('the dates in the query of the lists', () => {
  const today = '2026-11-18';
  const datesOf = (query: string, filters: Record<string, string> = {}) =>
    commissionQuery({ filters } as never, search(query), today);

  it('are those of the open cycle when the address names no cycle', () => {
    expect(datesOf('')).toEqual({ CycleBeginDate: '2026-11-16', CycleEndDate: '2026-11-30' });
  });

  it('are missing for all cycles', () => {
    expect(datesOf('cycle=all')).toEqual({});
  });

  it('are those of the Cycle Date filter when it is set', () => {
    expect(datesOf('cycle=2026-11-15', { cycleDateFrom: '2026-01-01' })).toEqual({
      CycleBeginDate: '2026-01-01',
    });
  });
});
