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
  ])('%j asks for %s', (query, cycle) => {
    expect(cycleOfAddress(search(query))).toBe(cycle);
  });

  it.each([
    ['', '2026-11-18', { start: '2026-11-16', end: '2026-11-30' }],
    ['', '2028-02-16', { start: '2028-02-16', end: '2028-02-29' }],
    ['cycle=2026-10-31', '2026-11-18', { start: '2026-10-16', end: '2026-10-31' }],
    ['cycle=2026-11-15', '2026-11-18', { start: '2026-11-01', end: '2026-11-15' }],
    ['cycle=all', '2026-11-18', undefined],
  ])('%j on %s is %j', (query, today, cycle) => {
    expect(oneCycleOf(search(query), today)).toEqual(cycle);
  });
});

describe('the dates that the lists are asked with', () => {
  const today = '2026-11-18';
  const datesOf = (query: string, filters: Record<string, string> = {}) =>
    commissionQuery({ filters } as never, search(query), today);

  it('are those of the open cycle where the address chooses none', () => {
    expect(datesOf('')).toEqual({ CycleBeginDate: '2026-11-16', CycleEndDate: '2026-11-30' });
  });

  it('are none for all cycles', () => {
    expect(datesOf('cycle=all')).toEqual({});
  });

  it('are those of the filter Cycle Date where it is set', () => {
    expect(datesOf('cycle=2026-11-15', { cycleDateFrom: '2026-01-01' })).toEqual({
      CycleBeginDate: '2026-01-01',
    });
  });
});
