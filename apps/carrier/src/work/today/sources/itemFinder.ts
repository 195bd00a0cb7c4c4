import type { TodayItem } from '@agent-portal/data/work/today/contract';
import { kindsOf } from '@agent-portal/data/work/today/subjects';
import type { FollowUpKey } from '../../follow-ups/queries.ts';
import type { OpenGroup, TodayCall } from '../TodaySource.ts';
import { itemSources } from './itemSources.ts';

/** Finds what follow-ups are about in the groups of the caller's queue, also items that a follow-up hides. */
export function itemFinder(call: TodayCall) {
  const opened = new Map<string, Promise<OpenGroup>>();
  return async ({
    subject,
    itemKey,
  }: Pick<FollowUpKey, 'subject' | 'itemKey'>): Promise<TodayItem | undefined> => {
    for (const kind of kindsOf(subject)) {
      const source = itemSources.find((one) => one.kind === kind);
      if (!source || !call.sees(source.access)) continue;
      const group = opened.get(kind) ?? source.open(call, new Set());
      opened.set(kind, group);
      const item = await (await group).find(itemKey);
      if (item) return item;
    }
    return undefined;
  };
}
