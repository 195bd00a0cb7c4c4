import { search } from '@agent-portal/data/search/contract';
import { type Route, route } from '../http/route.ts';
import type { SearchLimit } from './limit.ts';
import { findPoliciesLike } from './queries.ts';
import { searchableBook, wordsOf } from './rules.ts';

/** The search of the command palette. */
export const searchRoutes = (countSearch: SearchLimit): readonly Route[] => [
  route(search, async ({ caller, deps, input }) => {
    await countSearch(caller.userId);
    const book = searchableBook(caller);
    return {
      policies: book ? await findPoliciesLike(deps.db, book, wordsOf(input.query.term)) : [],
    };
  }),
];
