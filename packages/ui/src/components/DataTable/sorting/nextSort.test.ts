import { describe, expect, it } from 'vitest';
import type { Column, Sort } from '../Column.ts';
import { nextSort } from './sortOptions.ts';

const date: Column<never> = { id: 'date', header: 'Date', kind: 'date' };
const insured: Column<never> = { id: 'insured', header: 'Insured', kind: 'person' };
const agent: Column<never> = { id: 'agent', header: 'Agent', kind: 'nameId' };
const due: Column<never> = { id: 'due', header: 'Due', kind: 'date', sortsFirst: 'asc' };

/** Three presses on the header of a column. */
function pressThrice(column: Column<never>) {
  const directions: (Sort['direction'] | undefined)[] = [];
  let sort: Sort | null = null;
  for (let press = 0; press < 3; press += 1) {
    sort = nextSort(sort, column);
    directions.push(sort?.direction);
  }
  return directions;
}

describe('nextSort', () => {
  it('sorts a date descending, then ascending, then not at all', () => {
    expect(pressThrice(date)).toEqual(['desc', 'asc', undefined]);
  });

  it.each([insured, agent, due])('sorts $header ascending first', (column) => {
    expect(pressThrice(column)).toEqual(['asc', 'desc', undefined]);
  });

  it('starts again at another column', () => {
    const sort = { field: 'date', direction: 'desc' } as const;
    expect(nextSort(sort, insured)).toEqual({ field: 'insured', direction: 'asc' });
    expect(nextSort({ field: 'insured', direction: 'asc' }, date)).toEqual(sort);
  });
});
