import { casesAccess } from '@agent-portal/data/cases/access';
import { getClaims } from '@agent-portal/data/claims/contract';
import type { Access } from '@agent-portal/data/endpoint';
import { featuresOf } from '@agent-portal/data/endpoint';
import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { getGroupListBills } from '@agent-portal/data/list-bills/contract';
import { getPolicy } from '@agent-portal/data/policies/contract';
import type { IsFeatureOn } from '../features/features.ts';
import { refusal } from '../http/access.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** Policies, and agents, that one search shows. */
export const mostFound = 8;

/** Rows beyond those that are shown, and are counted: 51 stands for more than 50. */
export const mostCounted = 51;

/** What a search shows of what it found, and how many more there are, up to `mostCounted`. */
export interface Shown<Row> {
  readonly rows: Row[];
  readonly more: number;
}

/** The first of the rows that a query found; it reads `mostCounted` more than are shown. */
export const shownOf = <Row>(found: readonly Row[], most: number): Shown<Row> => ({
  rows: found.slice(0, most),
  more: Math.max(0, found.length - most),
});

export const nothingShown: Shown<never> = { rows: [], more: 0 };

/** Employers that one search shows. */
export const mostEmployers = 5;

/** Groups that one search shows. */
export const mostGroups = 5;

/** Claims, cases and clients that one search shows. */
export const mostNumbered = 5;

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

/** Whether a caller may make calls with these access rules, whose features are on. */
async function isOpenTo(
  access: Access,
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<boolean> {
  if (refusal(access, caller)) return false;
  const areOn = await Promise.all(featuresOf(access).map(isFeatureOn));
  return areOn.every(Boolean);
}

/** Which pages of the groups that a search finds a caller may open, or undefined where it is none. */
export async function groupPagesOf(
  caller: SignedInCaller,
  isFeatureOn: IsFeatureOn,
): Promise<GroupPages | undefined> {
  const bills = await isOpenTo(getGroupListBills.access, caller, isFeatureOn);
  const inventory = await isOpenTo(getGroupDetails.access, caller, isFeatureOn);
  return bills || inventory ? { bills, inventory } : undefined;
}

/** The agent ids whose claims, and whose cases, a caller may search; undefined where it may not. */
export async function numberedBooks(caller: SignedInCaller, isFeatureOn: IsFeatureOn) {
  if (caller.kind !== 'agent') return {};
  const [claims, cases] = await Promise.all([
    isOpenTo(getClaims.access, caller, isFeatureOn),
    isOpenTo(casesAccess, caller, isFeatureOn),
  ]);
  const { agentIds } = caller;
  return { ...(claims && { claims: agentIds }), ...(cases && { cases: agentIds }) };
}

/** Digits of a phone number without its area code: fewer would be found in every other number. */
const fewestDigits = 7;

/** The digits of a term that is a phone number, with or without punctuation and the leading 1. */
export function phoneOf(term: string): string | undefined {
  if (!/^[\d\s().+/-]+$/.test(term)) return undefined;
  const digits = term.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length >= fewestDigits && digits.length <= 10 ? digits : undefined;
}

/** Words of a term, each of which must be found; a comma separates like a space ('Okafor, Ifeoma'). */
export function wordsOf(term: string): readonly string[] {
  return [...new Set(term.split(/[\s,]+/).filter((word) => word !== ''))].slice(0, 8);
}
