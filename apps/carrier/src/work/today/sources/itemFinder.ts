import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { kindsOf } from '@agent-portal/data/work/today/subjects';
import { findItems } from '../readGroup.ts';
import type { TodayCall } from '../TodaySource.ts';
import { itemSources } from './itemSources.ts';
import { itemNameOf, type ItemKey } from '../../itemNameOf.ts';
import { unlessRefused } from '../../unlessRefused.ts';

/**
 * Finds what follow-ups are about in the groups of the caller's queue, also items that a follow-up hides. Returns a
 * function that gives the item of a follow-up.
 */
export async function itemFinder(
  call: TodayCall,
  items: readonly ItemKey[],
): Promise<(one: ItemKey) => TodayItem | undefined> {
  const bySubject = Map.groupBy(items, ({ subject }) => subject);
  const found = new Map<string, TodayItem>();
  await Promise.all(
    [...bySubject].map(async ([subject, ofSubject]) => {
      const kinds: readonly TodayKind[] = kindsOf(subject);
      const keys = [...new Set(ofSubject.map(({ itemKey }) => itemKey))];
      for (const { kind, access, itemsOf } of itemSources)
        if (kinds.includes(kind) && call.sees(access))
          for (const item of (await unlessRefused(findItems(itemsOf(call), keys))) ?? [])
            found.set(itemNameOf({ subject, itemKey: item.key }), item);
    }),
  );
  return (item) => found.get(itemNameOf(item));
}
