import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { findLastContacts, type Item, nameOf } from '../contacts/queries.ts';
import { findReach } from './queries/findReach.ts';
import type { TodayCall } from './TodaySource.ts';

/** The subject of an item; undefined for an item without a client. */
function aboutOf(kind: TodayKind, { key, policyNumber, followUp }: TodayItem): Item | undefined {
  if (policyNumber === null) return undefined;
  if (followUp) return { subject: followUp.subject, itemKey: followUp.key };
  return kind === 'followUps' ? undefined : { subject: subjectOfKind[kind], itemKey: key };
}

/**
 * Groups whose items have the client's phone number and e-mail address, for a caller who may see policies, and the last contact. They
 * change more often than what is cached.
 */
export async function withClients<
  Group extends { readonly kind: TodayKind; readonly items: readonly TodayItem[] },
>(
  { deps: { db }, sees }: Pick<TodayCall, 'deps' | 'sees'>,
  groups: readonly Group[],
): Promise<(Group & { items: TodayItem[] })[]> {
  const found = groups.flatMap(({ kind, items }) =>
    items.flatMap((item) => aboutOf(kind, item) ?? []),
  );
  // If home office has to act, no one calls the client.
  const policyNumbers = groups.flatMap(({ items }) =>
    items.flatMap(({ policyNumber, actor }) =>
      actor === 'Home office' ? [] : (policyNumber ?? []),
    ),
  );
  const last = await findLastContacts(db, found);
  const reach = await findReach(db, sees(policiesAccess) ? policyNumbers : []);
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const about = aboutOf(group.kind, item);
      return {
        ...item,
        ...reach.get(item.policyNumber ?? ''),
        ...(about && { lastContact: last.get(nameOf(about)) ?? null }),
      };
    }),
  }));
}
