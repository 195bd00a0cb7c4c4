import type { ApiError } from '@agent-portal/data';
import { shortestTerm } from '@agent-portal/data/search/contract';
import { useSearch } from '@agent-portal/data/search/useSearch';
import { useMemo } from 'react';
import { routes } from '../../routes.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFeatures } from '../../session/useFeatures.ts';
import { useDebounced } from '../../shared/useDebounced.ts';
import {
  agentCommands,
  type CommandGroup,
  matching,
  pageCommands,
  policyCommand,
} from './commandResults.ts';
import { type Searched, searchedBy } from './searched.ts';

/** Milliseconds after the last key before the carrier is asked. */
const pause = 250;

/** What the palette offers for a text. */
export interface Commands {
  readonly groups: readonly CommandGroup[];
  /** What the carrier is asked for. */
  readonly searched: Searched;
  /** The carrier is being asked. */
  readonly isSearching: boolean;
  /** The carrier would be asked with more letters. */
  readonly needsMore: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/**
 * The pages that hold what is typed, and what the carrier finds. While it is asked again, what was
 * found before stays where it still matches; a late answer is dropped.
 */
export function useCommands(typed: string): Commands {
  const { user } = useSession();
  const features = useFeatures();
  const text = typed.trim();
  const term = useDebounced(text, pause);
  const searched = searchedBy(user);
  const isLong = searched.things !== '' && text.length >= shortestTerm;
  const isAsked = isLong && term.length >= shortestTerm;
  const answer = useSearch(isAsked ? { query: { term: term.slice(0, 100) } } : null);
  const pages = useMemo(() => pageCommands(routes, user, features), [user, features]);

  const found = isLong ? answer.data : undefined;
  const error = isLong && term === text ? answer.error : undefined;
  const isSearching =
    isLong && !error && (term !== text || answer.isLoading || answer.isRefreshing);
  const policies = (found?.policies ?? []).map(policyCommand);
  const agents = (found?.agents ?? []).flatMap(agentCommands);
  const groups = [
    { title: 'Pages', commands: matching(pages, text) },
    { title: 'Policies', commands: isSearching ? matching(policies, text) : policies },
    { title: 'Agents', commands: isSearching ? matching(agents, text) : agents },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    searched,
    isSearching,
    needsMore: searched.things !== '' && text !== '' && !isLong,
    error,
    retry: answer.retry,
  };
}
