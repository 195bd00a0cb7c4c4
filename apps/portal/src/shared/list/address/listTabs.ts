import type { FilterDefinition } from '@agent-portal/ui/filters';
import type { QuickTab } from '@agent-portal/ui/QuickTabs';
import type { ListTab } from '../List.ts';
import type { FilterState } from './listState.ts';

const isSetIn = (filters: FilterState, { filters: own }: ListTab) =>
  Object.entries(own).every(([name, value]) => filters[name] === value);

/** The tabs, and the choices of those that have some. */
const choicesOf = (tabs: readonly ListTab[]) => tabs.flatMap((tab) => tab.choices ?? [tab]);

/**
 * Returns the tab or the choice whose filters are set, or the tab without filters. When two tabs match, the tab with
 * an extension filter is current, because no chip can show that filter.
 */
export function currentTab(
  tabs: readonly ListTab[] = [],
  filters: FilterState,
): ListTab | undefined {
  const narrowest = choicesOf(tabs).toSorted(
    (one, other) =>
      Object.keys(other.filters).length - Object.keys(one.filters).length ||
      Number(other.isOptional ?? false) - Number(one.isOptional ?? false),
  );
  return narrowest.find((tab) => isSetIn(filters, tab));
}

/** The names of the filters that the current tab sets. They get no chip, which would repeat the tab. */
export const filtersOfTab = (
  tabs: readonly ListTab[] = [],
  filters: FilterState,
): readonly string[] => Object.keys(currentTab(tabs, filters)?.filters ?? {});

/** The label of the current tab, if no field sets its filter and so only the tab shows it. */
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

/** The tabs of a list. A tab with extension filters shows only when the carrier returns its count. */
export function shownTabs(
  tabs: readonly ListTab[] = [],
  counts: Readonly<Record<string, number | undefined>> | undefined,
  filters: FilterState,
): readonly QuickTab[] {
  const current = currentTab(tabs, filters);
  return tabs
    .map(({ choices = [], ...tab }) => {
      const chosen = [tab, ...choices].find(({ id }) => id === current?.id);
      const count = counts?.[(chosen ?? tab).id];
      return { ...tab, count, isCurrent: chosen !== undefined };
    })
    .filter(({ isOptional, isCurrent, count }) => !isOptional || isCurrent || count !== undefined);
}

/** The filters after the user picks a tab. Its filters replace those of all tabs. */
export function withTab(
  tabs: readonly ListTab[] = [],
  filters: FilterState,
  id: string,
): FilterState {
  const own = new Set(tabs.flatMap((tab) => Object.keys(tab.filters)));
  const others = Object.entries(filters).filter(([name]) => !own.has(name));
  return {
    ...Object.fromEntries(others),
    ...choicesOf(tabs).find((tab) => tab.id === id)?.filters,
  };
}
