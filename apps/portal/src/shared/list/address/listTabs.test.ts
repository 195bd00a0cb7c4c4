import { describe, expect, it } from 'vitest';
import type { ListTab } from '../List.ts';
import { currentTab, filtersOfTab, shownTabs, tabWithoutField, withTab } from './listTabs.ts';

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
