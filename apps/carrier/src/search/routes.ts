import { search, shortestPart } from '@agent-portal/data/search/contract';
import { foldNumber, searchWords } from '@agent-portal/format';
import { withClientIds } from '../book/queries/withClientIds.ts';
import { type Route, route } from '../http/route.ts';
import { findProducers } from '../impersonation/queries.ts';
import { toEntry } from '../impersonation/rules.ts';
import type { UserLimit } from '../http/limits/userLimit.ts';
import { findCasesNumbered, findClaimsNumbered, findClientsByPhone } from './queries/byNumber.ts';
import { findPeople } from './queries/findPeople.ts';
import { findEmployersLike, findGroupsLike } from './queries/findGroupsLike.ts';
import { findPoliciesLike } from './queries/findPoliciesLike.ts';
import {
  groupPagesOf,
  mostFound,
  nothingShown,
  numberedBooks,
  phoneOf,
  searchableBook,
  shownOf,
} from './rules.ts';

/** The search of the command palette. */
export const searchRoutes = (countSearch: UserLimit): readonly Route[] => [
  route(search, async ({ caller, deps, input }) => {
    await countSearch(caller.userId);
    const { term } = input.query;
    const words = searchWords(term);
    const phone = phoneOf(term);
    const { db, today } = deps;
    const book = searchableBook(caller);
    const pages = await groupPagesOf(caller, deps.isFeatureOn);
    const isNumber = foldNumber(term).length >= shortestPart;
    const numbered = isNumber ? await numberedBooks(caller, deps.isFeatureOn) : {};
    const [found, employers, groups, producers, claims, cases, clients] = await Promise.all([
      book ? findPoliciesLike(db, book, term, today) : { ...nothingShown, all: [] },
      book ? findEmployersLike(db, book, words) : nothingShown,
      caller.kind === 'agent' && pages
        ? findGroupsLike(db, caller.agentIds, words, pages, phone)
        : nothingShown,
      caller.isHomeOffice && words.length > 0 ? findProducers(db, words) : [],
      numbered.claims ? findClaimsNumbered(db, numbered.claims, term) : nothingShown,
      numbered.cases ? findCasesNumbered(db, numbered.cases, term, today) : nothingShown,
      book && phone ? findClientsByPhone(db, book, phone, today) : nothingShown,
    ]);
    const agents = shownOf(producers, mostFound);
    const people = book ? await findPeople(db, book, words, found.all) : [];
    return {
      people,
      policies: await withClientIds(db, found.rows),
      morePolicies: found.more,
      employers: employers.rows,
      moreEmployers: employers.more,
      groups: groups.rows,
      moreGroups: groups.more,
      claims: claims.rows,
      moreClaims: claims.more,
      cases: cases.rows,
      moreCases: cases.more,
      clients: clients.rows,
      moreClients: clients.more,
      agents: agents.rows.map(toEntry),
      moreAgents: agents.more,
    };
  }),
];
