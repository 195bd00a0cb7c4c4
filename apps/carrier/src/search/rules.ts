import { getPolicy } from '@agent-portal/data/policies/contract';
import { refusal } from '../http/access.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** Policies, and agents, that one search shows. */
export const mostFound = 8;

/** Policies beyond those that are shown, and are counted: more are not told apart. */
export const mostCounted = 51;

/** Employers that one search shows. */
export const mostEmployers = 5;

/**
 * The agent ids whose book a caller may search, or undefined where it may open no policy: what the
 * search finds, its page must show [S2, S4, S6].
 */
export function searchableBook(caller: SignedInCaller): readonly string[] | undefined {
  if (caller.kind !== 'agent') return undefined;
  return refusal(getPolicy.access, caller) ? undefined : caller.agentIds;
}

/** Words of a term, each of which must be found; a comma separates like a space ('Okafor, Ifeoma'). */
export function wordsOf(term: string): readonly string[] {
  return [...new Set(term.split(/[\s,]+/).filter((word) => word !== ''))].slice(0, 8);
}
