import { paths } from '../../paths.ts';
import { listOf } from '../../shared/list/address/listVersion.ts';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';

/** The list that a page belongs to, in any version: the list itself, or the list of a policy's status. */
function listPathOf(pathname: string): string | undefined {
  const [, first = '', status = ''] = pathname.split('/');
  if (first === 'policy-v2') return `/${status.toLowerCase()}`;
  return listOf(`/${first}`);
}

const segmentsOf = (path: string) =>
  (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).slice(0, 3);

const linksBelow = (items: readonly VisibleItem[]): VisibleItem[] =>
  items.flatMap((item) => [item, ...linksBelow(item.children)]);

/**
 * The active entry, whose parents are expanded: the one that shares most of the address's first three
 * segments; undefined on the error page [S2].
 */
export function activeItem(
  items: readonly VisibleItem[],
  pathname: string,
): VisibleItem | undefined {
  if (pathname === paths.error()) return undefined;
  const list = listPathOf(pathname);
  const here = segmentsOf(list ?? (pathname === '/' ? paths.home() : pathname));
  const candidates = linksBelow(items)
    .filter(({ href, isExternal }) => href !== undefined && !isExternal)
    .map((item) => ({ item, segments: segmentsOf(item.href ?? '') }))
    .filter(
      ({ segments }) => segments.length > 0 && segments.every((part, at) => part === here[at]),
    );
  return candidates.sort((a, b) => b.segments.length - a.segments.length)[0]?.item;
}

/** Whether an entry is the active one or one of its parents. */
export function isOrContains(item: VisibleItem, active: VisibleItem | undefined): boolean {
  return item === active || item.children.some((child) => isOrContains(child, active));
}
