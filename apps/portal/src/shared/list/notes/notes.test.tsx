// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListState } from '../address/listState.ts';
import type { ListTab } from '../List.ts';
import { staleText } from './StaleNote.tsx';
import { EmptyList } from './EmptyList.tsx';

const tabs: readonly ListTab[] = [
  { id: 'overdue', label: 'Overdue', filters: { due: 'overdue' } },
  { id: 'all', label: 'All', filters: {} },
];
const all: ListState = {
  page: 1,
  pageSize: 10,
  sort: { field: 'date', direction: 'desc' },
  filters: {},
};
const overdue: ListState = { ...all, filters: { due: 'overdue' } };

it.each([
  [all, overdue, 'Still showing All. Overdue has not loaded.'],
  [overdue, all, 'Still showing Overdue. All has not loaded.'],
  [{ ...all, page: 3 }, overdue, 'Still showing All. Overdue has not loaded.'],
  [all, { ...all, page: 2 }, 'Still showing page 1. Page 2 has not loaded.'],
  [
    { ...all, page: 2 },
    { ...all, sort: null },
    'Still showing the earlier order. The new order has not loaded.',
  ],
  [all, { ...all, pageSize: 25 }, 'Still showing the earlier rows. The new rows have not loaded.'],
])('the note names what still shows and what has not loaded (%#)', (former, state, text) => {
  expect(staleText(tabs, former, state)).toBe(text);
});

it('the note names no tab for a list without tabs', () => {
  expect(staleText(undefined, all, { ...all, page: 2 })).toBe(
    'Still showing page 1. Page 2 has not loaded.',
  );
});

const list = { noun: 'requirements', filters: [], onClear: vi.fn<() => void>() } as const;

describe('an empty list', () => {
  it('names the quick tab without matches, and clears it', () => {
    render(<EmptyList {...list} chosen={{ due: 'overdue' }} tab="Overdue" />);
    expect(screen.getByText('No requirements match your filters')).toBeTruthy();
    expect(screen.getByText('Overdue')).toBeTruthy();
    screen.getByRole('button', { name: 'Clear filters' }).click();
    expect(list.onClear).toHaveBeenCalledOnce();
    expect(screen.queryByText('There are none at the moment.')).toBeNull();
  });

  it('says that a search has no results', () => {
    render(<EmptyList {...list} chosen={{}} isSearch />);
    expect(screen.getByText('No requirements match your search')).toBeTruthy();
  });

  it('says that there are no rows when no filter is set', () => {
    render(<EmptyList {...list} chosen={{}} tab="All" />);
    expect(screen.getByText('There are none at the moment.')).toBeTruthy();
  });
});
