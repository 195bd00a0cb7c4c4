import { describe, expect, it } from 'vitest';
import { nextSort } from './nextSort.ts';

describe('nextSort', () => {
  it('goes from none to descending, to ascending, to none', () => {
    const first = nextSort(null, 'date');
    const second = nextSort(first, 'date');
    expect([first, second, nextSort(second, 'date')]).toEqual([
      { field: 'date', direction: 'desc' },
      { field: 'date', direction: 'asc' },
      null,
    ]);
  });

  it('begins anew at another column', () => {
    const sort = { field: 'date', direction: 'desc' } as const;
    expect(nextSort(sort, 'issued')).toEqual({ field: 'issued', direction: 'desc' });
  });
});
