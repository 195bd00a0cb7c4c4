import { getBillGroups, getGroupListBills } from '@agent-portal/data/list-bills/contract';
import type { Known } from './examples.ts';
import type { Ask } from './knownCommissions.ts';

/** A group and a bill that the session's agent has, where it may see them. */
export async function knownListBills(ask: Ask): Promise<Pick<Known, 'groupId' | 'listBillId'>> {
  const page = (await ask(getBillGroups.path)) as { groups: { groupNumber: string }[] } | undefined;
  const groupId = page?.groups[0]?.groupNumber;
  if (groupId === undefined) return {};
  const path = getGroupListBills.path.replace('{groupId}', encodeURIComponent(groupId));
  const bills = (await ask(path)) as { listBills: { billNumber: string }[] } | undefined;
  return { groupId, listBillId: bills?.listBills[0]?.billNumber };
}
