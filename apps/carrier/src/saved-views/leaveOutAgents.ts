import { type AgentFilter, agentFilters } from '@agent-portal/data/saved-views/contract';
import { viewedAs } from '@agent-portal/data/user-data/viewText';
import type { BookOwner } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { findAgentsNamed } from './queries.ts';

/** The values of the filters that name agents. */
const namesOf = (query: string) => {
  const parameters = new URLSearchParams(query);
  return {
    agentIds: [
      ...parameters.getAll('agentId'),
      ...parameters.getAll('viewAs').map((value) => viewedAs(value).agentId),
    ],
    lastNames: parameters.getAll('agentLastName'),
  };
};

/** The agents of a reader's book that views name. */
export interface KnownAgents {
  readonly agentIds: ReadonlySet<string>;
  readonly lastNames: ReadonlySet<string>;
}

/**
 * Leaves the agents that a reader's book does not have out of a query. A filter without a value is gone, so that
 * the reader sees its own book through the other filters.
 */
export function withoutAgents(query: string, { agentIds, lastNames }: KnownAgents) {
  const isKnown: Readonly<Record<AgentFilter, (value: string) => boolean>> = {
    viewAs: (value) => agentIds.has(viewedAs(value).agentId),
    agentId: (value) => agentIds.has(value),
    agentLastName: (value) => lastNames.has(value),
  };
  const parameters = new URLSearchParams(query);
  const leftOut = agentFilters.filter((name) => {
    const values = parameters.getAll(name);
    const kept = values.filter(isKnown[name]);
    if (kept.length === values.length) return false;
    parameters.delete(name);
    for (const value of kept) parameters.append(name, value);
    return true;
  });
  return leftOut.length === 0 ? { query, leftOut } : { query: parameters.toString(), leftOut };
}

/**
 * Views of other users as a reader may see them: without the ids and names of agents outside of its book.
 */
export async function leaveOutAgents<View extends { readonly query: string }>(
  db: Database,
  reader: BookOwner,
  views: readonly View[],
) {
  const named = views.map(({ query }) => namesOf(query));
  const agentIds = named.flatMap((one) => one.agentIds);
  const lastNames = named.flatMap((one) => one.lastNames);
  const found =
    agentIds.length + lastNames.length > 0
      ? await findAgentsNamed(db, reader, { agentIds, lastNames })
      : [];
  const known = {
    agentIds: new Set(found.map((one) => one.agentId)),
    lastNames: new Set(found.map((one) => one.lastName)),
  };
  return views.map((view) => ({ ...view, ...withoutAgents(view.query, known) }));
}
