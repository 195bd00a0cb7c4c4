import { kindsOf } from '@agent-portal/data/today/subjects';
import { type Attempt, conflict, notFound } from '../../http/answers/problems.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { Deps } from '../../http/appEnv.ts';
import { refusal } from '../../http/access.ts';
import { accessesOf } from '../access.ts';
import { callOf } from '../today/callOf.ts';
import { itemSources } from '../today/sources/itemSources.ts';
import type { FollowUpKey } from './queries.ts';
import { findRequirement, findSeenPolicy } from './queries/findSubject.ts';
import type { followUps } from './tables.ts';

/** What a follow-up is about. */
export type Named = Pick<FollowUpKey, 'subject' | 'itemKey'>;
/** What a follow-up says about it. */
export type About = Pick<typeof followUps.$inferSelect, 'policyNumber' | 'who' | 'what'>;

/** @throws {Problem} 403 when the caller may not see anything of this subject */
export function refuseSubject({ caller }: AgentCall, { subject }: Named): void {
  const problems = accessesOf(subject).map((access) => refusal(access, caller));
  const [first] = problems;
  if (first && problems.every((one) => one !== undefined)) throw first;
}

/** A requirement is followed up while it is open. */
async function openRequirement(
  { db }: Deps,
  { caller }: AgentCall,
  requirementId: string,
): Promise<About | undefined> {
  const found = await findRequirement(db, caller.agentIds, requirementId);
  if (!found) return undefined;
  const { policyNumber, what, metOn, status } = found;
  if (metOn !== null) throw conflict('This requirement is met: nothing is left to follow up.');
  if (status !== 'Pending')
    throw conflict('This policy is no longer pending: nothing is left to follow up.');
  return { policyNumber, who: '', what };
}

/** A policy is followed up while it is active. */
async function activePolicy(
  { db }: Deps,
  { caller }: AgentCall,
  typed: string,
): Promise<About | undefined> {
  const found = await findSeenPolicy(db, caller.agentIds, typed);
  // The key of a follow-up is the number as the carrier writes it.
  if (found?.policyNumber !== typed) return undefined;
  const { policyNumber, what, status } = found;
  if (status !== 'Active')
    throw conflict('This policy is not active: nothing is left to follow up.');
  return { policyNumber, who: '', what };
}

/**
 * Finds what a new follow-up is about: an open requirement of a pending policy in the caller's book, an active
 * policy in it, or an item of its queue, also one that a follow-up hides.
 *
 * @throws {Problem} 404 when there is none; 409 when nothing is left to follow up
 */
export async function findAbout(
  deps: Deps,
  call: AgentCall,
  { subject, itemKey }: Named,
  attempt: Attempt,
): Promise<About> {
  if (subject === 'requirement') {
    const about = await openRequirement(deps, call, itemKey);
    if (about) return about;
    throw notFound('There is no such requirement in your book.', attempt);
  }
  if (subject === 'policy') {
    const about = await activePolicy(deps, call, itemKey);
    if (about) return about;
    throw notFound(`There is no policy ${itemKey} in your book.`, attempt);
  }
  const opened = await callOf({ deps, ...call });
  for (const kind of kindsOf(subject)) {
    const source = itemSources.find((one) => one.kind === kind);
    if (!source || !opened.sees(source.access)) continue;
    const item = await (await source.open(opened, new Set())).find(itemKey);
    if (item) return { policyNumber: item.policyNumber, who: item.who, what: item.what };
  }
  throw notFound('This item is not in your queue.', attempt);
}
