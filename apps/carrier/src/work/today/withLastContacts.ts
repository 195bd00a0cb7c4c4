import type { TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { subjectOfKind } from '@agent-portal/data/today/subjects';
import type { Database } from '../../db/connection.ts';
import { findLastContacts, type Item, nameOf } from '../contacts/queries.ts';

/** What an item is about; undefined for one without a client. */
function aboutOf(kind: TodayKind, { key, policyNumber, followUp }: TodayItem): Item | undefined {
  if (policyNumber === null) return undefined;
  if (followUp) return { subject: followUp.subject, itemKey: followUp.key };
  return kind === 'followUps' ? undefined : { subject: subjectOfKind[kind], itemKey: key };
}

/** Groups whose items have the last contact with the client. Contacts change more often than what is cached. */
export async function withLastContacts<
  Group extends { readonly kind: TodayKind; readonly items: readonly TodayItem[] },
>(db: Database, groups: readonly Group[]): Promise<(Group & { items: TodayItem[] })[]> {
  const about = groups.flatMap(({ kind, items }) =>
    items.flatMap((item) => aboutOf(kind, item) ?? []),
  );
  const last = await findLastContacts(db, about);
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const one = aboutOf(group.kind, item);
      return one ? { ...item, lastContact: last.get(nameOf(one)) ?? null } : item;
    }),
  }));
}
