import type { FilterDefinition } from '@agent-portal/ui/filters';
import type { QuickTab } from '@agent-portal/ui/QuickTabs';
import type { ListTab } from '../List.ts';
import type { FilterState } from './listState.ts';

const isSetIn = (filters: FilterState, { filters: own }: ListTab) =>
  Object.entries(own).every(([name, value]) => filters[name] === value);

/**
 * The tab whose filters are set; the one without filters where no other is. Of two that are set, the
 * one whose filter is ours: no chip can show it.
 */
export function currentTab(tabs: readonly ListTab[], filters: FilterState): ListTab | undefined {
  const narrowest = tabs.toSorted(
    (one, other) =>
      Object.keys(other.filters).length - Object.keys(one.filters).length ||
      Number(other.isOurs ?? false) - Number(one.isOurs ?? false),
  );
  return narrowest.find((tab) => isSetIn(filters, tab));
}

/** The filters that the current tab sets, by name: a chip would repeat the tab. */
export const filtersOfTab = (
  tabs: readonly ListTab[] = [],
  filters: FilterState,
): readonly string[] => Object.keys(currentTab(tabs, filters)?.filters ?? {});

/** The label of the current tab where no field offers its filter, so that only the tab names it. */
export function tabWithoutField(
  tabs: readonly ListTab[] = [],
  filters: FilterState,
  definitions: readonly FilterDefinition[],
): string | undefined {
  const tab = currentTab(tabs, filters);
  const own = Object.keys(tab?.filters ?? {});
  const isWithout = own.some((name) => definitions.every((one) => one.name !== name));
  return isWithout ? tab?.label : undefined;
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
