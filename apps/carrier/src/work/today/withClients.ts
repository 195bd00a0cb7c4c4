import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { findLastContacts } from '../contacts/queries.ts';
import { type PolicyRow, readPolicies } from '../readPolicies.ts';
import type { TodayCall } from './TodaySource.ts';
import { itemNameOf, type ItemKey } from '../itemNameOf.ts';
import { unlessRefused } from '../unlessRefused.ts';

type Client = Pick<TodayItem, 'who' | 'phone' | 'email'>;

/** The clients of the policies that the caller still sees, by policy number, and how to reach them. */
export async function clientsOf(
  { read, sees }: Pick<TodayCall, 'read' | 'sees'>,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, Client>> {
  if (policyNumbers.length === 0 || !sees(policiesAccess)) return new Map();
  const found = (await unlessRefused(readPolicies(read, policyNumbers))) ?? new Map();
  const toClient = ({ primaryInsured: who, phone = null, email = null }: PolicyRow) => ({
    who,
    phone,
    email,
  });
  return new Map([...found].map(([policyNumber, row]) => [policyNumber, toClient(row)]));
}

/** The subject of an item; undefined for an item without a client. */
function aboutOf(kind: TodayKind, { key, policyNumber, followUp }: TodayItem): ItemKey | undefined {
  if (policyNumber === null) return undefined;
  if (followUp) return { subject: followUp.subject, itemKey: followUp.key };
  return kind === 'followUps' ? undefined : { subject: subjectOfKind[kind], itemKey: key };
}

/**
 * Groups whose items have the client's phone number and e-mail address, and the last contact with it, which changes more
 * often than what is cached.
 */
export async function withClients<
  Group extends { readonly kind: TodayKind; readonly items: readonly TodayItem[] },
>(call: TodayCall, groups: readonly Group[]): Promise<(Group & { items: TodayItem[] })[]> {
  const subjects = groups.flatMap(({ kind, items }) =>
    items.flatMap((item) => aboutOf(kind, item) ?? []),
  );
  // If home office has to act, no one calls the client.
  const policyNumbers = groups.flatMap(({ items }) =>
    items.flatMap(({ policyNumber, actor }) =>
      actor === 'Home office' ? [] : (policyNumber ?? []),
    ),
  );
  const last = await findLastContacts(call.deps.db, subjects);
  const found = await clientsOf(call, policyNumbers);
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const about = aboutOf(group.kind, item);
      const client = found.get(item.policyNumber ?? '');
      return {
        ...item,
        ...(client && { phone: client.phone, email: client.email }),
        ...(about && { lastContact: last.get(itemNameOf(about)) ?? null }),
      };
    }),
  }));
}
