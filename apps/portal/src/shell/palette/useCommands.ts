import type { ApiError } from '@agent-portal/data';
import { shortestTerm } from '@agent-portal/data/search/contract';
import { useSearch } from '@agent-portal/data/search/useSearch';
import { useMemo } from 'react';
import { useDebounced } from '../../shared/useDebounced.ts';
import { agentCommands, type CommandGroup } from './commandResults.ts';
import { caseCommand, claimCommand, clientCommand, policyCommand } from './foundCommands.ts';
import { matching } from './matching.ts';
import { employerCommand, groupCommands } from './otherCommands.ts';
import { type Searched } from './searched.ts';
import { useActionCommands } from './useActionCommands.ts';
import { useCaseCommands } from './useCaseCommands.ts';
import { useCommissionCommands } from './useCommissionCommands.ts';
import { useHelpCommands } from './useHelpCommands.ts';
import { useNeedsAction } from './useNeedsAction.ts';
import { useOwnCommands } from './useOwnCommands.ts';
import { useTaxFormCommands } from './useTaxFormCommands.ts';

/** Milliseconds after the last key before the carrier is asked. */
const pause = 250;

/** Rows of a group that is searched here: more letters tell more apart. */
const mostShown = 8;

/** Help topics that are shown: they come last, and their text holds many words. */
const mostTopics = 4;

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
 * What waits for the user before anything is typed; then the pages and actions that hold what is typed,
 * what the carrier finds, and help. While it is asked again, what was
 * found before stays where it still matches; a late answer is dropped.
 */
export function useCommands(typed: string): Commands {
  const text = typed.trim();
  const term = useDebounced(text, pause);
  const isLongText = text.length >= shortestTerm;
  const { searched, pages, views, recent, downline, hierarchy } = useOwnCommands(isLongText);
  const isLong = searched.things !== '' && isLongText;
  const isAsked = isLong && term.length >= shortestTerm;
  const answer = useSearch(isAsked ? { query: { term: term.slice(0, 100) } } : null);

  const found = isLong ? answer.data : undefined;
  const failure = answer.error?.kind === 'not-offered' ? undefined : answer.error;
  const error = isLong && term === text ? failure : undefined;
  const isSearching =
    isLong && !error && (term !== text || answer.isLoading || answer.isRefreshing);
  const fromCarrier = useMemo(
    () => ({
      policies: (found?.policies ?? []).map(policyCommand),
      agents: (found?.agents ?? []).flatMap(agentCommands),
      employers: (found?.employers ?? []).map(employerCommand),
      groups: (found?.groups ?? []).flatMap(groupCommands),
      claims: (found?.claims ?? []).map(claimCommand),
      cases: (found?.cases ?? []).map(caseCommand),
      clients: (found?.clients ?? []).map(clientCommand),
    }),
    [found],
  );
  const still = (commands: CommandGroup['commands']) =>
    isSearching ? matching(commands, text) : commands;
  const ofCommissions = matching(useCommissionCommands(text), text);
  const ofTaxForms = matching(useTaxFormCommands(text), text);
  const foundCases = still(fromCarrier.cases);
  const otherCases = matching(useCaseCommands(), text).filter(
    ({ to }) => !foundCases.some((found) => found.to === to),
  );
  const ofDownline = isLong ? matching(downline, text) : [];
  const ofHierarchy = isLong ? matching(hierarchy, text) : [];
  const waiting = { title: 'Needs action', commands: matching(useNeedsAction(), text) };
  const actions = useActionCommands();
  const topics = matching(useHelpCommands(isLongText), text);
  const groups: CommandGroup[] = [
    ...(text === '' ? [waiting, { title: 'Recent', commands: recent }] : []),
    { title: 'Pages', commands: matching(pages, text) },
    { title: 'Commands', commands: matching(actions, text) },
    ...(text === '' ? [] : [waiting]),
    {
      title: 'Commissions',
      commands: text === '' ? [] : ofCommissions.slice(0, mostShown),
      more: Math.max(0, ofCommissions.length - mostShown),
    },
    {
      title: 'Tax forms',
      commands: text === '' ? [] : ofTaxForms.slice(0, mostShown),
      more: Math.max(0, ofTaxForms.length - mostShown),
    },
    { title: 'Saved views', commands: matching(views, text) },
    {
      title: 'Policies',
      commands: still(fromCarrier.policies),
      more: isSearching ? 0 : found?.morePolicies,
    },
    { title: 'Claims', commands: still(fromCarrier.claims) },
    {
      title: 'Cases',
      commands: text === '' ? [] : [...foundCases, ...otherCases.slice(0, mostShown)],
    },
    { title: 'Clients', commands: isSearching ? [] : fromCarrier.clients },
    {
      title: 'Agents',
      commands: still(fromCarrier.agents),
      more: isSearching ? 0 : found?.moreAgents,
    },
    {
      title: 'Downline',
      commands: ofDownline.slice(0, mostShown),
      more: Math.max(0, ofDownline.length - mostShown),
    },
    {
      title: 'Hierarchy',
      commands: ofHierarchy.slice(0, mostShown),
      more: Math.max(0, ofHierarchy.length - mostShown),
    },
    { title: 'Groups', commands: still(fromCarrier.groups) },
    { title: 'Employers', commands: still(fromCarrier.employers) },
    { title: 'Help topics', commands: topics.slice(0, mostTopics) },
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
