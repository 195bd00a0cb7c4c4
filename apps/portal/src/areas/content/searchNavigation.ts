import { foldText, searchWords } from '@agent-portal/format';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';

/** A link of the navigation, with the texts of its parents. */
export interface FoundItem extends VisibleItem {
  readonly trail: readonly string[];
}

function linksOf(items: readonly VisibleItem[], trail: readonly string[] = []): FoundItem[] {
  return items.flatMap((item) =>
    item.href === undefined ? linksOf(item.children, [...trail, item.text]) : [{ ...item, trail }],
  );
}

/** The navigation link to a path. Undefined if there is none. */
export function entryOf(items: readonly VisibleItem[], path: string): FoundItem | undefined {
  return linksOf(items).find(({ href }) => href === path);
}

/** The links with every word of the search in their text or that of a parent. Empty without words. */
export function searchNavigation(items: readonly VisibleItem[], search: string): FoundItem[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  return linksOf(items).filter(({ text, trail }) => {
    const named = foldText([...trail, text].join(' '));
    return words.every((word) => named.includes(word));
  });
}
