import { getEndings } from '@agent-portal/data/hierarchy/contract';
import { hierarchyAccess } from '@agent-portal/data/hierarchy/hierarchyAccess';
import type { Ending } from '@agent-portal/data/hierarchy/shapes';
import { itemOf } from '../itemOf.ts';
import { readPages } from '../../readPages.ts';
import { timeOf, whyEnding } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { wholeList } from '../wholeList.ts';

/** An end is in the queue from this many days before it. */
const soonDays = 30;

const toItem = (one: Ending, { caller, deps: { today } }: TodayCall) =>
  itemOf({
    key: one.endingId ?? `${one.agentId} ${one.kind} ${one.expires}`,
    who: one.agentName,
    policyNumber: null,
    agentName: one.agentName,
    agentId: one.agentId,
    what: `${one.kind}, ${one.detail}`,
    ...timeOf(one.expires, today),
    why: whyEnding(one.kind, one.daysLeft),
    actor: caller.agentIds.includes(one.agentId) ? 'You' : 'Agent',
    action: 'open',
  });

const isSoon = ({ daysLeft }: { readonly daysLeft: number | null }) => (daysLeft ?? 0) <= soonDays;

/** The appointments, licenses and E&O coverage of the hierarchy that end within 30 days. */
export const endings: TodaySource = {
  kind: 'endings',
  access: hierarchyAccess,
  itemsOf: (call) =>
    wholeList(async (keys) => {
      // The list has 90 days, the earliest first.
      const { items } = await readPages(
        async ({ page, pageSize }) => {
          const found = await call.read(getEndings, {
            query: { page, pageSize, ...(keys && { endingIds: [...keys] }) },
          });
          const ahead = found.endings.filter(({ isOver }) => !isOver);
          return { total: found.totalRecords, items: ahead.map((one) => toItem(one, call)) };
        },
        { pageSize: 100 },
        (found) => !found.every(isSoon),
      );
      return items.filter(isSoon);
    }),
};
