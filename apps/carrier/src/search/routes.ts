import { search } from '@agent-portal/data/search/contract';
import type { IsFeatureOn } from '../content/features.ts';
import { type Route, route } from '../http/route.ts';
import { findProducers } from '../impersonation/queries.ts';
import { toEntry } from '../impersonation/rules.ts';
import type { SearchLimit } from './limit.ts';
import { findEmployersLike, findGroupsLike, findPoliciesLike } from './queries.ts';
import { groupPagesOf, mostFound, searchableBook, wordsOf } from './rules.ts';

/** The search of the command palette. */
export const searchRoutes = (
  countSearch: SearchLimit,
  isFeatureOn: IsFeatureOn,
): readonly Route[] => [
  route(search, async ({ caller, deps, input }) => {
    await countSearch(caller.userId);
    const words = wordsOf(input.query.term.toLowerCase());
    const book = searchableBook(caller);
    const pages = await groupPagesOf(caller, isFeatureOn);
    const [found, employers, groups, agents] = await Promise.all([
      book ? findPoliciesLike(deps.db, book, words) : { policies: [], more: 0 },
      book ? findEmployersLike(deps.db, book, words) : [],
      caller.kind === 'agent' && pages
        ? findGroupsLike(deps.db, caller.agentIds, words, pages)
        : [],
      caller.isHomeOffice && words.length > 0 ? findProducers(deps.db, words) : [],
    ]);
    return {
      policies: found.policies,
      morePolicies: found.more,
      employers,
      groups,
      agents: agents.slice(0, mostFound).map(toEntry),
      moreAgents: Math.max(0, agents.length - mostFound),
    };
  }),
];
