import { describe, expect, it } from 'vitest';
import type { ListTab } from '../List.ts';
import { currentTab, filtersOfTab, tabWithoutField } from './listTabs.ts';

const tabs: readonly ListTab[] = [
  { id: 'needsAction', label: 'Needs action', filters: { takeAction: true } },
  { id: 'overdue', label: 'Overdue', filters: { due: 'overdue' }, isOptional: true },
  { id: 'all', label: 'All', filters: {} },
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

  it('names the tab in words only when no field sets its filter', () => {
    expect(tabWithoutField(tabs, { due: 'overdue' }, fields)).toBe('Overdue');
    expect(tabWithoutField(tabs, { takeAction: true }, fields)).toBeUndefined();
    expect(tabWithoutField(tabs, {}, fields)).toBeUndefined();
  });
});
