import type { WatchChange } from '@agent-portal/data/watches/contract';
import { requirementState } from '../policies/rules.ts';
import type { requirements } from '../db/tables/policies.ts';
import type { Seen } from './tables.ts';

/** The fields of a policy that a watch compares. */
export interface Watchable extends Pick<Seen, 'status' | 'paidToDate'> {
  readonly requirements: readonly Pick<
    typeof requirements.$inferSelect,
    'requirementId' | 'requirement' | 'dueOn' | 'scheduledOn' | 'metOn' | 'owedBy'
  >[];
}

/** A policy as a watch sees it at the business date. */
export function seenOf({ status, paidToDate, requirements }: Watchable, today: string): Seen {
  return {
    status,
    paidToDate,
    requirements: Object.fromEntries(
      requirements.map((asked) => [
        asked.requirementId,
        { requirement: asked.requirement, state: requirementState(asked, today) },
      ]),
    ),
  };
}

/** The changes between two snapshots of a policy, with requirements by their id. */
export function changesBetween(before: Seen, after: Seen): WatchChange[] {
  const changes: WatchChange[] = [];
  if (before.status !== after.status) {
    changes.push({ field: 'status', from: before.status, to: after.status });
  }
  if (before.paidToDate !== after.paidToDate) {
    changes.push({ field: 'paidToDate', from: before.paidToDate, to: after.paidToDate });
  }
  const ids = new Set([...Object.keys(before.requirements), ...Object.keys(after.requirements)]);
  for (const id of [...ids].sort()) {
    const [was, is] = [before.requirements[id], after.requirements[id]];
    if (was?.state === is?.state) continue;
    changes.push({
      field: 'requirement',
      requirement: is?.requirement ?? was?.requirement ?? '',
      from: was?.state ?? null,
      to: is?.state ?? null,
    });
  }
  return changes;
}
