import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';

/** A link of the navigation with the parents it stands under. */
export interface FoundItem extends VisibleItem {
  readonly trail: readonly string[];
}

function linksOf(items: readonly VisibleItem[], trail: readonly string[] = []): FoundItem[] {
  return items.flatMap((item) =>
    item.href === undefined ? linksOf(item.children, [...trail, item.text]) : [{ ...item, trail }],
  );
}

/** The entry that leads to a path, where the navigation has one. */
export function entryOf(items: readonly VisibleItem[], path: string): FoundItem | undefined {
  return linksOf(items).find(({ href }) => href === path);
}

/** The links that hold every word of the search, in their text or above it; none for no words. */
export function searchNavigation(items: readonly VisibleItem[], search: string): FoundItem[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return linksOf(items).filter(({ text, trail }) => {
    const named = [...trail, text].join(' ').toLowerCase();
    return words.every((word) => named.includes(word));
  });
}
