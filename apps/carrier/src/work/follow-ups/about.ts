import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { type Attempt, conflict, notFound } from '../../http/answers/problems.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { refusal } from '../../http/access.ts';
import { accessOf } from '../access.ts';
import { readPolicy } from '../readPolicies.ts';
import { readRequirements } from '../readRequirements.ts';
import { callOf } from '../today/callOf.ts';
import { itemFinder } from '../today/sources/itemFinder.ts';
import { createRead } from '../workCall.ts';
import type { followUps } from './tables.ts';
import { unlessRefused } from '../unlessRefused.ts';
import type { ItemKey } from '../itemNameOf.ts';

type Policy = NonNullable<Awaited<ReturnType<typeof readPolicy>>>;
export type About = Pick<typeof followUps.$inferSelect, 'policyNumber' | 'who' | 'what'>;

/** @throws {Problem} 403 when the caller may not see anything of this subject */
export function refuseSubject({ caller }: AgentCall, { subject }: ItemKey): void {
  const problem = refusal(accessOf(subject), caller);
  if (problem) throw problem;
}

/** A requirement is followed up while it is open, and its policy is pending. @throws {Problem} 409 for one that is met */
export function aboutRequirement({
  met,
  policyNumber,
  requirement,
}: Pick<RequirementSummary, 'met' | 'policyNumber' | 'requirement'>): About {
  if (met === 'Met') throw conflict('This requirement is met: nothing is left to follow up.');
  return { policyNumber, who: '', what: requirement };
}

/** A policy is followed up while it is active. @throws {Problem} 409 for one that is not */
export function aboutPolicy(found: Policy): About {
  if (found.policyStatus !== 'Active')
    throw conflict('This policy is not active: nothing is left to follow up.');
  return describePolicy(found);
}

/** What a follow-up on a policy stores, or a contact about it. */
export const describePolicy = ({ policyNumber, productName }: Policy): About => ({
  policyNumber,
  who: '',
  what: productName ?? policyNumber,
});

/** Says that the caller sees nothing of that kind. */
export function missingText({ subject, itemKey }: ItemKey): string {
  if (subject === 'requirement') return 'There is no such requirement in your book.';
  if (subject === 'policy') return `There is no policy ${itemKey} in your book.`;
  return 'This item is not in Today.';
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
  item: ItemKey,
  attempt: Attempt,
  known?: About,
): Promise<About> {
  const { subject, itemKey } = item;
  const find = async (): Promise<About | undefined> => {
    const read = createRead(deps, call);
    if (subject === 'requirement') {
      const found = (await unlessRefused(readRequirements(read, [itemKey])))?.get(itemKey);
      return found && aboutRequirement(found);
    }
    if (subject === 'policy') {
      const found = await readPolicy(read, itemKey);
      // The number in another case is no key of a follow-up.
      return found?.policyNumber === itemKey ? aboutPolicy(found) : undefined;
    }
    return (await itemFinder(await callOf({ deps, ...call }), [item]))(item);
  };
  const about = await find();
  if (!about && known && subject === 'requirement')
    throw conflict('This requirement is no longer open: nothing is left to follow up.');
  if (!about) throw notFound(missingText(item), attempt);
  const { policyNumber, who, what } = about;
  return { policyNumber, who, what };
}
