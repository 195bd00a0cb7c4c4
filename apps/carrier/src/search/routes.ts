import { search } from '@agent-portal/data/search/contract';
import type { IsFeatureOn } from '../content/features.ts';
import { type Route, route } from '../http/route.ts';
import { findProducers } from '../impersonation/queries.ts';
import { toEntry } from '../impersonation/rules.ts';
import type { SearchLimit } from './limit.ts';
import { findCasesNumbered, findClaimsNumbered, findClientsByPhone } from './queries/byNumber.ts';
import { findEmployersLike, findGroupsLike, findPoliciesLike } from './queries.ts';
import {
  groupPagesOf,
  mostFound,
  numberedBooks,
  phoneOf,
  searchableBook,
  wordsOf,
} from './rules.ts';

/** The search of the command palette. */
export const searchRoutes = (
  countSearch: SearchLimit,
  isFeatureOn: IsFeatureOn,
): readonly Route[] => [
  route(search, async ({ caller, deps, input }) => {
    await countSearch(caller.userId);
    const { term } = input.query;
    const words = wordsOf(term.toLowerCase());
    const phone = phoneOf(term);
    const { db, today } = deps;
    const book = searchableBook(caller);
    const pages = await groupPagesOf(caller, isFeatureOn);
    const numbered = await numberedBooks(caller, isFeatureOn);
    const [found, employers, groups, agents, claims, cases, clients] = await Promise.all([
      book ? findPoliciesLike(db, book, words, today) : { policies: [], more: 0 },
      book ? findEmployersLike(db, book, words) : [],
      caller.kind === 'agent' && pages
        ? findGroupsLike(db, caller.agentIds, words, pages, phone)
        : [],
      caller.isHomeOffice && words.length > 0 ? findProducers(db, words) : [],
      numbered.claims ? findClaimsNumbered(db, numbered.claims, term) : [],
      numbered.cases ? findCasesNumbered(db, numbered.cases, term, today) : [],
      book && phone ? findClientsByPhone(db, book, phone, today) : [],
    ]);
    return {
      policies: found.policies,
      morePolicies: found.more,
      employers,
      groups,
      claims,
      cases,
      clients,
      agents: agents.slice(0, mostFound).map(toEntry),
      moreAgents: Math.max(0, agents.length - mostFound),
    };
  }),
];
