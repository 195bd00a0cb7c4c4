import { type Attempt, conflict, notFound } from '../../http/answers/problems.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps, Deps } from '../../http/appEnv.ts';
import { refusal } from '../../http/access.ts';
import { accessOf } from '../access.ts';
import { callOf } from '../today/callOf.ts';
import { itemFinder } from '../today/sources/itemFinder.ts';
import type { FollowUpKey } from './queries.ts';
import { findRequirement, findSeenPolicy } from './queries/findSubject.ts';
import type { followUps } from './tables.ts';

export type Named = Pick<FollowUpKey, 'subject' | 'itemKey'>;
export type About = Pick<typeof followUps.$inferSelect, 'policyNumber' | 'who' | 'what'>;

/** @throws {Problem} 403 when the caller may not see anything of this subject */
export function refuseSubject({ caller }: AgentCall, { subject }: Named): void {
  const problem = refusal(accessOf(subject), caller);
  if (problem) throw problem;
}

/** A requirement is followed up while it is open. */
async function openRequirement({ db }: Deps, { caller }: AgentCall, requirementId: string) {
  const found = await findRequirement(db, caller.agentIds, requirementId);
  if (found && found.metOn !== null)
    throw conflict('This requirement is met: nothing is left to follow up.');
  if (found && found.status !== 'Pending')
    throw conflict('This policy is no longer pending: nothing is left to follow up.');
  return found && { ...found, who: '' };
}

/** A policy is followed up while it is active. @param typed also in another case, which is no key of a follow-up */
async function activePolicy({ db }: Deps, { caller }: AgentCall, typed: string) {
  const found = await findSeenPolicy(db, caller.agentIds, typed);
  if (found?.policyNumber !== typed) return undefined;
  if (found.status !== 'Active')
    throw conflict('This policy is not active: nothing is left to follow up.');
  return { ...found, who: '' };
}

/** Says that the caller sees nothing of that kind. */
function missingText({ subject, itemKey }: Named): string {
  if (subject === 'requirement') return 'There is no such requirement in your book.';
  if (subject === 'policy') return `There is no policy ${itemKey} in your book.`;
  return 'This item is not in your queue.';
}

/**
 * Finds what a new follow-up is about: an open requirement of a pending policy in the caller's book, an active
 * policy in it, or an item of its queue, also one that a follow-up hides.
 *
 * @throws {Problem} 404 when it does not exist; 409 when nothing is left to follow up
 */
export async function findAbout(
  deps: CarrierDeps,
  call: AgentCall,
  named: Named,
  attempt: Attempt,
): Promise<About> {
  const find = async (): Promise<About | undefined> => {
    if (named.subject === 'requirement') return openRequirement(deps, call, named.itemKey);
    if (named.subject === 'policy') return activePolicy(deps, call, named.itemKey);
    return (await itemFinder(await callOf({ deps, ...call }), [named]))(named);
  };
  const about = await find();
  if (!about) throw notFound(missingText(named), attempt);
  const { policyNumber, who, what } = about;
  return { policyNumber, who, what };
}
