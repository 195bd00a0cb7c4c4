import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { getClaims } from '@agent-portal/data/claims/contract';
import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { shortestPart } from '@agent-portal/data/search/contract';
import { parsePhone } from '@agent-portal/format';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import { refusal, isOpenTo } from '../http/access.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** The most policies, and the most agents, in one search. */
export const mostFound = 8;

/** The most rows that are counted beyond those shown. 51 means more than 50. */
export const mostCounted = 51;

/** The shown results of a search, and how many more there are, up to `mostCounted`. */
export interface Shown<Row> {
  readonly rows: Row[];
  readonly more: number;
}

/** The shown rows of a query, which reads `mostCounted` more than are shown. */
export const shownOf = <Row>(found: readonly Row[], most: number): Shown<Row> => ({
  rows: found.slice(0, most),
  more: Math.max(0, found.length - most),
});

export const nothingShown: Shown<never> = { rows: [], more: 0 };

export const mostEmployers = 5;

export const mostGroups = 5;

export const mostPeople = 5;

/** The most claims, cases and clients in one search. */
export const mostNumbered = 5;

/**
 * The agent ids whose book a caller may search, or undefined when it may not open policies. The search only
 * finds what the caller can open [S2, S4, S6].
 */
export function searchableBook(caller: SignedInCaller): readonly string[] | undefined {
  if (caller.kind !== 'agent') return undefined;
  return refusal(getPolicy.access, caller) ? undefined : caller.agentIds;
}

/** The pages of a group that a caller may open. */
export interface GroupPages {
  readonly bills: boolean;
  readonly inventory: boolean;
}

/** The pages of found groups that a caller may open, or undefined for none. */
export async function groupPagesOf(
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<GroupPages | undefined> {
  const bills = await isOpenTo(getGroupListBills.access, caller, isFeatureOn);
  const inventory = await isOpenTo(getGroupDetails.access, caller, isFeatureOn);
  return bills || inventory ? { bills, inventory } : undefined;
}

/** The agent ids whose claims or cases a caller may search; undefined when it may not. */
export async function numberedBooks(caller: SignedInCaller, isFeatureOn: IsFeatureOn) {
  if (caller.kind !== 'agent') return {};
  const [claims, cases] = await Promise.all([
    isOpenTo(getClaims.access, caller, isFeatureOn),
    isOpenTo(casesAccess, caller, isFeatureOn),
  ]);
  const { agentIds } = caller;
  return { ...(claims && { claims: agentIds }), ...(cases && { cases: agentIds }) };
}

/** The fewest digits to search for: a phone number without its area code. Fewer would match too many. */
const fewestDigits = 7;

/**
 * The digits to find a phone number by, anywhere in a stored one: without an extension, and without the zero or
 * one before an area code.
 */
export function phoneOf(term: string): string | undefined {
  const digits = parsePhone(term)?.number.replace(/^[01]+/, '') ?? '';
  return digits.length < fewestDigits ? undefined : digits;
}

/** The e-mail address in a term, or the start of one: its only word. An empty text if it has neither. */
export function emailOf(term: string): string {
  const [address] = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]*/.exec(term) ?? [];
  const isStart = term.length >= shortestPart && !/\s/.test(term);
  return address ?? (isStart ? term : '');
}
