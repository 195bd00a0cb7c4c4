// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EmptyList } from './EmptyList.tsx';

afterEach(cleanup);

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
