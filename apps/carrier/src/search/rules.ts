import type { Access } from '@agent-portal/data/endpoint';
import { featuresOf } from '@agent-portal/data/endpoint';
import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import { getPolicy } from '@agent-portal/data/policies/contract';
import type { IsFeatureOn } from '../content/features.ts';
import { refusal } from '../http/access.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** Policies, and agents, that one search shows. */
export const mostFound = 8;

/** Policies beyond those that are shown, and are counted: more are not told apart. */
export const mostCounted = 51;

/** Employers that one search shows. */
export const mostEmployers = 5;

/** Groups that one search shows. */
export const mostGroups = 5;

/**
 * The agent ids whose book a caller may search, or undefined where it may open no policy: what the
 * search finds, its page must show [S2, S4, S6].
 */
export function searchableBook(caller: SignedInCaller): readonly string[] | undefined {
  if (caller.kind !== 'agent') return undefined;
  return refusal(getPolicy.access, caller) ? undefined : caller.agentIds;
}

/** Which pages of a group a caller may open. */
export interface GroupPages {
  readonly bills: boolean;
  readonly inventory: boolean;
}

/** Which pages of the groups that a search finds a caller may open, or undefined where it is none. */
export async function groupPagesOf(
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<GroupPages | undefined> {
  const isOpen = async (access: Access) => {
    if (refusal(access, caller)) return false;
    const areOn = await Promise.all(featuresOf(access).map(isFeatureOn));
    return areOn.every(Boolean);
  };
  const bills = await isOpen(getGroupListBills.access);
  const inventory = await isOpen(getGroupDetails.access);
  return bills || inventory ? { bills, inventory } : undefined;
}

/** Words of a term, each of which must be found; a comma separates like a space ('Okafor, Ifeoma'). */
export function wordsOf(term: string): readonly string[] {
  return [...new Set(term.split(/[\s,]+/).filter((word) => word !== ''))].slice(0, 8);
}
