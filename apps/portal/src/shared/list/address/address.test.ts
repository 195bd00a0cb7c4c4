// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { asSort, type ListAddress, withFilters } from './listState.ts';
import { optionsOf } from './listFilters.ts';
import type { ListTab } from '../List.ts';
import { currentTab, filtersOfTab, shownTabs, tabWithoutField, withTab } from './listTabs.ts';
import { lacksValues, rememberLack } from './lacksValues.ts';

const definition: ListAddress<'date'> = {
  sortFields: ['date'],
  defaultSort: { field: 'date', direction: 'desc' },
  orderWhenUnsorted: { field: 'date', direction: 'asc' },
  pageSizes: [10],
  filters: {},
};

it('new filters show their first page, and their default sort if the user chose none', () => {
  const late = { field: 'date', direction: 'asc' } as const;
  const address = {
    ...definition,
    defaultSortUnder: ({ due }: { readonly due?: unknown }) => (due ? late : undefined),
  };
  const state = { page: 3, pageSize: 10, sort: definition.defaultSort, filters: {} };
  const next = withFilters(state, address, { due: 'overdue' });
  expect(next).toEqual({ ...state, page: 1, sort: late, filters: { due: 'overdue' } });
  expect(withFilters({ ...state, sort: null }, address, { due: 'overdue' }).sort).toBeNull();
});

describe('asSort', () => {
  it.each(['asc', 'desc'] as const)('accepts a sort by a field of the list, %s', (direction) => {
    expect(asSort({ field: 'date', direction }, definition)).toEqual({ field: 'date', direction });
  });

  it('treats a sort by an unknown field as unsorted', () => {
    expect(asSort({ field: 'salary', direction: 'asc' }, definition)).toBeNull();
  });

  it('keeps an unsorted list unsorted', () => {
    expect(asSort(null, definition)).toBeNull();
  });
});

const onRetry = () => undefined;

describe('optionsOf', () => {
  it('uses each value as its label', () => {
    expect(optionsOf(['Acme'], { status: 'loading', onRetry })).toEqual({
      options: [{ value: 'Acme', label: 'Acme' }],
      status: 'ready',
      onRetry,
    });
  });

  it.each(['loading', 'error'] as const)(
    'passes on the status %s when there are no values',
    (status) => {
      expect(optionsOf(undefined, { status, onRetry })).toEqual({
        options: undefined,
        status,
        onRetry,
      });
    },
  );

  it('creates the options of a list of values only once', () => {
    const values = ['Acme', 'Bolt'];
    const [first, second] = [1, 2].map(() => optionsOf(values, { status: 'ready', onRetry }));
    expect(first?.options).toBe(second?.options);
    expect(optionsOf([...values], { status: 'ready', onRetry }).options).not.toBe(first?.options);
  });
});

const tabs: readonly ListTab[] = [
  { id: 'needsAction', label: 'Needs action', filters: { takeAction: true } },
  { id: 'overdue', label: 'Overdue', filters: { due: 'overdue' }, isOptional: true },
  { id: 'all', label: 'All', filters: {} },
  {
    id: 'month',
    label: 'Soon',
    filters: { within: '30' },
    choices: [
      { id: 'week', label: 'Within 7 days', filters: { within: '7' } },
      { id: 'month', label: 'Within 30 days', filters: { within: '30' } },
    ],
  },
];
const fields = [{ kind: 'toggle', name: 'takeAction', label: 'Take Action' }] as const;
const labelUnder = (filters: Readonly<Record<string, string | true>>) =>
  currentTab(tabs, filters)?.label;

describe('the tabs of a list', () => {
  it('marks the tab whose filter is set, and All when no filter is set', () => {
    expect(labelUnder({ takeAction: true })).toBe('Needs action');
    expect(labelUnder({ due: 'overdue', employer: 'Acme' })).toBe('Overdue');
    expect(labelUnder({ employer: 'Acme' })).toBe('All');
  });

  it('marks the tab without a filter field when two tabs match, and shows a chip for the other', () => {
    const filters = { takeAction: true, due: 'overdue' } as const;
    expect(labelUnder(filters)).toBe('Overdue');
    expect(filtersOfTab(tabs, filters)).toEqual(['due']);
  });

  it('hides the chip of the filter that the current tab sets', () => {
    expect(filtersOfTab(tabs, { takeAction: true, employer: 'Acme' })).toEqual(['takeAction']);
    expect(filtersOfTab(undefined, { takeAction: true })).toEqual([]);
  });

  it('marks a tab with each of its choices, and counts the chosen one', () => {
    const shown = (filters: Readonly<Record<string, string>>) =>
      shownTabs(tabs, { week: 3, month: 9 }, filters).find(({ label }) => label === 'Soon');
    expect(shown({ within: '7' })).toMatchObject({ id: 'month', count: 3, isCurrent: true });
    expect(shown({})).toMatchObject({ count: 9, isCurrent: false });
    expect(withTab(tabs, { takeAction: true, employer: 'Acme' }, 'week')).toEqual({
      employer: 'Acme',
      within: '7',
    });
    expect(filtersOfTab(tabs, { within: '7' })).toEqual(['within']);
    // The filters of all tabs end, also of one that is not marked.
    expect(withTab(tabs, { takeAction: true, due: 'overdue' }, 'all')).toEqual({});
  });

  it('names the tab in words only when no field sets its filter', () => {
    expect(tabWithoutField(tabs, { due: 'overdue' }, fields)).toBe('Overdue');
    expect(tabWithoutField(tabs, { takeAction: true }, fields)).toBeUndefined();
    expect(tabWithoutField(tabs, {}, fields)).toBeUndefined();
  });
});

it('remembers for a day that the carrier lacks the call for filter values', () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T15:00:00Z') });
  expect(lacksValues()).toBe(false);
  rememberLack();
  expect(lacksValues()).toBe(true);
  vi.setSystemTime(new Date('2026-11-19T15:00:00Z'));
  expect(lacksValues()).toBe(false);
});
