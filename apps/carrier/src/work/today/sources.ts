import { todayKinds } from '@agent-portal/data/work/today/contract';
import { followUps } from './sources/followUps.ts';
import { itemSources } from './sources/itemSources.ts';
import type { TodaySource } from './TodaySource.ts';

/** The groups of the queue in their order. */
export const sources: readonly TodaySource[] = [...itemSources, followUps].toSorted(
  (a, b) => todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind),
);
