import { day, many, mark, one } from '@agent-portal/ui/filters/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListMemory } from './createListMemory.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';
import { initialListState, type ListAddress, type ListState, withFilters } from './listState.ts';
import { withPageSize } from './startPageSize.ts';

it('the memory of lists restores the last state of a list once, and only for the same query', () => {
  const memory = createListMemory();
  const row = { href: '/policy/NL1', search: '?page=2', scroll: 90 };
  memory.openRow('/pending#pending', row);
  expect(memory.takeBack('/pending#pending', '?page=2')).toEqual(row);
  expect(memory.takeBack('/pending#pending', '?page=2')).toBeUndefined();
  memory.openRow('/pending#pending', row);
  expect(memory.takeBack('/pending#pending', '')).toBeUndefined();
  expect(memory.hasOpened('/pending#pending', '/policy/NL1')).toBe(true);
});

it('the memory of lists knows the version of a list that was left last, also when it was left before', () => {
  const memory = createListMemory();
  for (const path of ['/pending', '/pending-v2', '/pending']) memory.leave(path, 'pending', '');
  expect(memory.lastVersion('/pending')).toBe('/pending');
  memory.leave('/pending', 'pending', 'page=2');
  memory.leave('/pending', 'other', 'other.page=3');
  expect(memory.queryOf('/pending')).toBe('?page=2&other.page=3');
  memory.reset('/pending');
  expect(memory.queryOf('/pending')).toBe('');
});

const definition: ListAddress<'date' | 'policyNumber'> = {
  sortFields: ['date', 'policyNumber'],
  defaultSort: { field: 'date', direction: 'desc' },
  orderWhenUnsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10, 25, 50, 100],
  filters: { viewAs: one, employer: many, dateFrom: day, takeAction: mark },
};

const read = (search: string) => readListAddress(new URLSearchParams(search), definition);
const write = (state: ListState) => writeListAddress(state, definition).toString();

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someText = fc.string({ minLength: 1 });
const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(10, 25, 50, 100),
  sort: fc.constantFrom(
    null,
    ...(['date', 'policyNumber'] as const).flatMap((field) =>
      (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
    ),
  ),
  filters: fc.record(
    {
      viewAs: someText,
      employer: fc.uniqueArray(someText, { minLength: 1, maxLength: 5 }),
      dateFrom: anyDay,
      takeAction: fc.constant(true as const),
    },
    { requiredKeys: [] },
  ),
});

describe('the URL of a list', () => {
  it('has no query for the default state', () => {
    expect(write(initialListState(definition))).toBe('');
    expect(read('')).toEqual(initialListState(definition));
  });

  it('restores any state that was written to it', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  it('opens with the default sort of its filters, which the URL does not contain', () => {
    const due: ListAddress<'date' | 'policyNumber'> = {
      ...definition,
      defaultSortUnder: ({ takeAction }) =>
        takeAction ? { field: 'date', direction: 'asc' } : undefined,
    };
    const opened = readListAddress(new URLSearchParams('takeAction=true'), due);
    expect(opened.sort).toEqual({ field: 'date', direction: 'asc' });
    expect(writeListAddress(opened, due).toString()).toBe('takeAction=true');
    expect(withFilters(opened, due, {})).toEqual(initialListState(due));
    expect(withFilters(initialListState(due), due, { takeAction: true })).toEqual(opened);
  });

  it('keeps other parameters of the URL, but closes the open item', () => {
    const others = new URLSearchParams('page=3&tab=debt&item=lapsing+NL1');
    const state = initialListState(definition);
    expect(writeListAddress(state, definition, others).toString()).toBe('tab=debt');
  });

  it('keeps a sort that the user chose when filters change', () => {
    const chosen = { ...initialListState(definition), sort: null };
    expect(withFilters(chosen, definition, { takeAction: true }).sort).toBeNull();
  });

  it("reads a sort with a minus sign as descending, and 'none' as unsorted", () => {
    expect(read('sort=-policyNumber').sort).toEqual({ field: 'policyNumber', direction: 'desc' });
    expect(read('sort=date').sort).toEqual({ field: 'date', direction: 'asc' });
    expect(read('sort=none').sort).toBeNull();
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=999999999999',
    'pageSize=7',
    'pageSize=1000',
    'sort=salary',
    'sort=date+desc',
    'employer=',
    'dateFrom=2026-02-30',
    'dateFrom=yesterday',
    'takeAction=yes',
    'unknown=1',
  ])('ignores the invalid query %s', (search) => {
    expect(read(search)).toEqual(initialListState(definition));
  });
});

describe('the page size of a user', () => {
  const own = { ...definition, pageSize: 50 };

  it('is the default of a URL that names none', () => {
    const state = readListAddress(new URLSearchParams(), own);
    expect(state.pageSize).toBe(50);
    expect(writeListAddress(state, own).toString()).toBe('');
  });

  it('is not used when a URL names a size', () => {
    const state = readListAddress(new URLSearchParams('pageSize=10'), own);
    expect(state.pageSize).toBe(10);
    expect(writeListAddress(state, own).toString()).toBe('pageSize=10');
  });

  it('is named after the first page, so that a shared link shows the same rows to everyone', () => {
    const mine = withPageSize(definition, 25);
    const state = { ...readListAddress(new URLSearchParams(), mine), page: 3 };
    expect(writeListAddress(state, mine).toString()).toBe('page=3&pageSize=25');
    expect(readListAddress(new URLSearchParams('page=3'), mine).pageSize).toBe(10);
    expect(writeListAddress({ ...state, pageSize: 10 }, mine).toString()).toBe('page=3');
  });
});
