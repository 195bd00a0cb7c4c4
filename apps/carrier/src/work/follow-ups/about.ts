import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { type Attempt, conflict, notFound } from '../../http/answers/problems.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { refusal } from '../../http/access.ts';
import { accessOf } from '../access.ts';
import { type Read, readerOf, readPolicy } from '../readPolicies.ts';
import { callOf } from '../today/callOf.ts';
import { keyOf, withKeys } from '../today/sources/requirements.ts';
import { itemFinder } from '../today/sources/itemFinder.ts';
import type { FollowUpKey } from './queries.ts';
import type { followUps } from './tables.ts';

export type Named = Pick<FollowUpKey, 'subject' | 'itemKey'>;
export type About = Pick<typeof followUps.$inferSelect, 'policyNumber' | 'who' | 'what'>;

/** @throws {Problem} 403 when the caller may not see anything of this subject */
export function refuseSubject({ caller }: AgentCall, { subject }: Named): void {
  const problem = refusal(accessOf(subject), caller);
  if (problem) throw problem;
}

/** A requirement is followed up while it is open, and its policy is pending. */
async function openRequirement(read: Read, key: string): Promise<About | undefined> {
  const hasId = !key.includes(' ');
  const query = {
    pageSize: 100,
    filters: withKeys([key]),
    ...(hasId && { IncludeCounts: false }),
  } as const;
  const { requirementSummaries } = await read(getPendingPolicyRequirements, { query });
  const found = requirementSummaries.find((one) => keyOf(one) === key);
  if (found?.met === 'Met')
    throw conflict('This requirement is met: nothing is left to follow up.');
  return found && { policyNumber: found.policyNumber, who: '', what: found.requirement };
}

/** A policy is followed up while it is active. @param typed also in another case, which is no key of a follow-up */
async function activePolicy(read: Read, typed: string): Promise<About | undefined> {
  const found = await readPolicy(read, typed);
  if (found?.policyNumber !== typed) return undefined;
  if (found.policyStatus !== 'Active')
    throw conflict('This policy is not active: nothing is left to follow up.');
  return { policyNumber: typed, who: '', what: found.productName ?? typed };
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
 * @param known the caller's follow-up on it, which gets another day
 * @throws {Problem} 404 when it does not exist; 409 when nothing is left to follow up
 */
export async function findAbout(
  deps: CarrierDeps,
  call: AgentCall,
  named: Named,
  attempt: Attempt,
  known?: About,
): Promise<About> {
  const find = async (): Promise<About | undefined> => {
    const read = readerOf(deps, call);
    if (named.subject === 'requirement') return openRequirement(read, named.itemKey);
    if (named.subject === 'policy') return activePolicy(read, named.itemKey);
    return (await itemFinder(await callOf({ deps, ...call }), [named]))(named);
  };
  const about = await find();
  if (!about && known && named.subject === 'requirement')
    throw conflict('This requirement is no longer open: nothing is left to follow up.');
  if (!about) throw notFound(missingText(named), attempt);
  const { policyNumber, who, what } = about;
  return { policyNumber, who, what };
}
