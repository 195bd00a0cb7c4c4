import type { ApiError } from '@agent-portal/data';
import type { Feature } from '@agent-portal/data/content/contract';
import { shortestTerm } from '@agent-portal/data/search/contract';
import { useSearch } from '@agent-portal/data/search/useSearch';
import { useEffect, useMemo, useState } from 'react';
import { routes } from '../routes.ts';
import { featuresOf } from '../session/features.ts';
import { useSession } from '../session/SessionContext.ts';
import {
  type CommandGroup,
  featuresIn,
  matching,
  pageCommands,
  policyCommand,
} from './commandResults.ts';
import { searchesPolicies } from './searchesPolicies.ts';

/** Milliseconds after the last key before the carrier is asked. */
const pause = 250;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The features that are on; none until the carrier has said so. */
function useFeatures(): ReadonlySet<Feature> {
  const [features, setFeatures] = useState<ReadonlySet<Feature>>(new Set());
  useEffect(() => {
    featuresOf(featuresIn(routes)).then(setFeatures, reportError);
  }, []);
  return features;
}

/** What the palette offers for a text. */
export interface Commands {
  readonly groups: readonly CommandGroup[];
  /** Policies are being asked for. */
  readonly isSearching: boolean;
  /** Policies would be found with more letters. */
  readonly needsMore: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/**
 * The pages that hold what is typed, and the policies that the carrier finds. While it is asked again,
 * the policies found before stay where they still match; a late answer is dropped.
 */
export function useCommands(typed: string): Commands {
  const { user } = useSession();
  const text = typed.trim();
  const term = usePaused(text);
  const isLong = searchesPolicies(user) && text.length >= shortestTerm;
  const isAsked = isLong && term.length >= shortestTerm;
  const answer = useSearch(isAsked ? { query: { term: term.slice(0, 100) } } : null);
  const features = useFeatures();
  const pages = useMemo(() => pageCommands(routes, user, features), [user, features]);

  const found = isLong ? (answer.data?.policies ?? []).map(policyCommand) : [];
  const groups = [
    { title: 'Pages', commands: matching(pages, text) },
    { title: 'Policies', commands: matching(found, text) },
  ].filter(({ commands }) => commands.length > 0);
  const error = isLong && term === text ? answer.error : undefined;
  return {
    groups,
    isSearching: isLong && !error && (term !== text || answer.isLoading || answer.isRefreshing),
    needsMore: searchesPolicies(user) && text !== '' && !isLong,
    error,
    retry: answer.retry,
  };
}
