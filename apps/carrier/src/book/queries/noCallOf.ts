import { getClaims } from '@agent-portal/data/claims/contract';
import type { NoCall } from '@agent-portal/data/claims/noCall';
import { type SQL, sql } from 'drizzle-orm';
import { isSeen } from './isSeen.ts';
import type { Deps } from '../../http/appEnv.ts';
import { isOpenTo } from '../../http/access.ts';
import type { AgentCaller } from '../../session/caller.ts';

/** The insured of a policy, or a client. */
type Person = { readonly policyNumber: string } | { readonly clientId: string };

const isPerson = (person: Person): SQL =>
  'clientId' in person
    ? sql`client_id = ${person.clientId}`
    : sql`policy_number = ${person.policyNumber} AND position = 1`;

/** Why no one may call a person; undefined for the living. It names only a claim that the caller may open. */
export async function noCallOf(
  { db, isFeatureOn }: Pick<Deps, 'db' | 'isFeatureOn'>,
  caller: AgentCaller,
  person: Person,
): Promise<NoCall | undefined> {
  const { rows } = await db.execute<
    Required<NoCall>['claim'] & { readonly isOwn: boolean }
  >(sql`SELECT claim_number AS "claimNumber", status,
      ${isSeen(caller.agentIds, sql`deceased_parties.claimed_policy`)} AS "isOwn"
    FROM deceased_parties WHERE ${isPerson(person)} ORDER BY claim_number`);
  if (rows.length === 0) return undefined;
  const own = rows.find(({ isOwn }) => isOwn);
  if (own === undefined || !(await isOpenTo(getClaims.access, caller, isFeatureOn))) return {};
  const { claimNumber, status } = own;
  return { claim: { claimNumber, status } };
}
