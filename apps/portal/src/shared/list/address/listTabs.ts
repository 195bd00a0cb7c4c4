import type { QuickTab } from '@agent-portal/ui/QuickTabs';
import type { ListTab } from '../List.ts';
import type { FilterState } from './listState.ts';

const isSetIn = (filters: FilterState, { filters: own }: ListTab) =>
  Object.entries(own).every(([name, value]) => filters[name] === value);

/** The tab whose filters are set; the one without filters where no other is. */
export function currentTab(tabs: readonly ListTab[], filters: FilterState): ListTab | undefined {
  const narrowest = tabs.toSorted(
    (one, other) => Object.keys(other.filters).length - Object.keys(one.filters).length,
  );
  return narrowest.find((tab) => isSetIn(filters, tab));
}

/** The tabs of a list; one whose filters are ours shows only where the carrier counts it. */
export function shownTabs(
  tabs: readonly ListTab[] = [],
  counts: Readonly<Record<string, number | undefined>> | undefined,
  filters: FilterState,
): readonly QuickTab[] {
  const current = currentTab(tabs, filters);
  return tabs
    .filter((tab) => !tab.isOurs || tab === current || counts?.[tab.id] !== undefined)
    .map((tab) => ({
      id: tab.id,
      label: tab.label,
      count: counts?.[tab.id],
      isCurrent: tab === current,
    }));
}

/** The filters once a tab is picked: its own in place of those of all tabs. */
export function withTab(
  tabs: readonly ListTab[] = [],
  filters: FilterState,
  id: string,
): FilterState {
  const own = new Set(tabs.flatMap((tab) => Object.keys(tab.filters)));
  const others = Object.entries(filters).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...tabs.find((tab) => tab.id === id)?.filters };
}
