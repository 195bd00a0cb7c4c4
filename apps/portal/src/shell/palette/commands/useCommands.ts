import type { ApiError } from '@agent-portal/data';
import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { type search, shortestTerm } from '@agent-portal/data/search/contract';
import { useSearch } from '@agent-portal/data/search/hooks';
import { useMemo } from 'react';
import { useDebounced } from '../../useDebounced.ts';
import { agentCommands, type Command, type CommandGroup } from './commandResults.ts';
import { firstOf, totalOf } from './counted.ts';
import { matching } from './matching.ts';
import type { Searched } from './searched.ts';
import { useActionCommands } from './useActionCommands.ts';
import { useCommissionCommands } from './useCommissionCommands.ts';
import { useHelpCommands } from './useHelpCommands.ts';
import { useOwnCommands } from './useOwnCommands.ts';
import { useTaxFormCommands } from './useTaxFormCommands.ts';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import { useNeedsAction } from '../../../work/today/useNeedsAction.ts';
import { useSettingsTabs } from '../../../shared/settings/useSettingsTabs.ts';
import {
  allClaimsCommand,
  caseCommand,
  claimCommand,
  clientCommand,
  personCommand,
  policyCommand,
  waitingCommands,
} from './foundCommands.ts';
import { employerCommand, groupCommands } from './otherCommands.ts';

type Found = OutputOf<typeof search>;

/** The results of the carrier, by the headings of the palette. */
type FoundGroups = Readonly<
  Record<
    'people' | 'policies' | 'claims' | 'cases' | 'clients' | 'agents' | 'groups' | 'employers',
    CommandGroup
  >
>;

/** A group of results. Without rows it also has no count, because the user may not open its pages. */
const group = (title: string, commands: readonly Command[], more = 0): CommandGroup => ({
  title,
  commands,
  more: commands.length > 0 ? more : 0,
});

/** Claims, with a row that opens all of them if not all are shown. */
function claimsGroup(found: Found | undefined, term: string): CommandGroup {
  const claims = group('Claims', (found?.claims ?? []).map(claimCommand), found?.moreClaims);
  return claims.more ? { ...claims, all: allClaimsCommand(term, totalOf(claims)) } : claims;
}

/**
 * Converts the carrier's answer into groups of rows.
 * @param term the search text
 */
const foundGroups = (found: Found | undefined, term: string): FoundGroups => ({
  people: group('People', (found?.people ?? []).map(personCommand)),
  policies: group('Policies', (found?.policies ?? []).map(policyCommand), found?.morePolicies),
  claims: claimsGroup(found, term),
  cases: group('Cases', (found?.cases ?? []).map(caseCommand), found?.moreCases),
  clients: group('Clients', (found?.clients ?? []).map(clientCommand), found?.moreClients),
  agents: group('Agents', (found?.agents ?? []).flatMap(agentCommands), found?.moreAgents),
  groups: group('Groups', (found?.groups ?? []).flatMap(groupCommands), found?.moreGroups),
  employers: group(
    'Employers',
    (found?.employers ?? []).map(employerCommand),
    found?.moreEmployers,
  ),
});

/** The cases that need attention, from the same answer as their count. */
function useCaseCommands(): readonly Command[] {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data } = useCasesNeedingAttention(undefined, isOpen);
  return useMemo(() => (data?.cases ?? []).map(caseCommand), [data]);
}

/** The debounce of the carrier's search, in milliseconds. */
const pause = 250;

/** The most rows of a group that the browser searches: with more letters, fewer rows match. */
const mostShown = 8;

/** The most help topics: they come last, and their long text matches many words. */
const mostTopics = 4;

/** The result of a search text in the palette. */
export interface Commands {
  readonly groups: readonly CommandGroup[];
  /** The number of rows in the first groups, which do not depend on the carrier's answer. */
  readonly settledRows: number;
  /** The search text that the carrier gets. */
  readonly searched: Searched;
  readonly isSearching: boolean;
  /** The text is too short for the carrier's search. */
  readonly needsMore: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/**
 * The rows of the palette. With an empty search: the items that need action. Otherwise: matching pages and
 * actions, the carrier's results, and help topics. During a new search, earlier results stay if they still
 * match; a late answer is ignored.
 */
export function useCommands(typed: string): Commands {
  const text = typed.trim();
  const term = useDebounced(text, pause);
  const isLongText = text.length >= shortestTerm;
  const isTyped = text !== '';
  // Not at the first letter, which would be painted later.
  const isAsking = term !== '';
  const settings = useSettingsTabs(isAsking);
  const { searched, pages, views, recent, downline, hierarchy } = useOwnCommands(settings, {
    isTyped: isAsking,
    isSearched: isLongText,
  });
  const isLong = searched.things !== '' && isLongText;
  const isAsked = isLong && term.length >= shortestTerm;
  const answer = useSearch(isAsked ? { query: { term: term.slice(0, 100) } } : null);

  const found = isLong ? answer.data : undefined;
  const failure = answer.error?.kind === 'not-offered' ? undefined : answer.error;
  const error = isLong && term === text ? failure : undefined;
  const isSearching =
    isLong && !error && (term !== text || answer.isLoading || answer.isRefreshing);
  const fromCarrier = useMemo(() => foundGroups(found, term), [found, term]);
  const still = (group: CommandGroup): CommandGroup =>
    isSearching ? { title: group.title, commands: matching(group.commands, text) } : group;
  const ofCommissions = matching(useCommissionCommands(text), text);
  const ofTaxForms = matching(useTaxFormCommands(text), text);
  const foundCases = still(fromCarrier.cases);
  const otherCases = firstOf(
    matching(useCaseCommands(), text).filter(
      ({ to }) => isTyped && !foundCases.commands.some((one) => one.to === to),
    ),
    mostShown,
  );
  const needed = useNeedsAction();
  const waiting = { title: 'Needs action', commands: matching(waitingCommands(needed), text) };
  const actions = useActionCommands(settings, isAsking);
  const topics = matching(useHelpCommands(settings, isLongText), text);
  const settled: CommandGroup[] = [
    ...(isTyped ? [] : [waiting, { title: 'Recent', commands: recent }]),
    { title: 'Pages', commands: matching(pages, text) },
    { title: 'Commands', commands: matching(actions, text) },
    ...(isTyped ? [waiting] : []),
    { title: 'Commissions', ...firstOf(isTyped ? ofCommissions : [], mostShown) },
    { title: 'Tax forms', ...firstOf(isTyped ? ofTaxForms : [], mostShown) },
    { title: 'Saved views', commands: isTyped ? matching(views, text) : [] },
  ];
  const others: CommandGroup[] = [
    still(fromCarrier.people),
    isSearching ? { title: 'Clients', commands: [] } : fromCarrier.clients,
    still(fromCarrier.policies),
    still(fromCarrier.claims),
    {
      title: 'Cases',
      commands: [...foundCases.commands, ...otherCases.commands],
      more: (foundCases.more ?? 0) + otherCases.more,
    },
    still(fromCarrier.agents),
    { title: 'Downline', ...firstOf(isLong ? matching(downline, text) : [], mostShown) },
    { title: 'Hierarchy', ...firstOf(isLong ? matching(hierarchy, text) : [], mostShown) },
    still(fromCarrier.groups),
    still(fromCarrier.employers),
    { title: 'Help topics', ...firstOf(topics, mostTopics) },
  ];
  return {
    groups: [...settled, ...others].filter(({ commands }) => commands.length > 0),
    settledRows: settled.reduce((sum, { commands }) => sum + commands.length, 0),
    searched,
    isSearching,
    needsMore: searched.things !== '' && isTyped && !isLong,
    error,
    retry: answer.retry,
  };
}
