import type { OutputOf } from '@agent-portal/data/endpoint';
import type { search } from '@agent-portal/data/search/contract';
import { agentCommands, type Command, type CommandGroup } from './commandResults.ts';
import { totalOf } from './counted.ts';
import {
  allClaimsCommand,
  caseCommand,
  claimCommand,
  clientCommand,
  personCommand,
  policyCommand,
} from './foundCommands.ts';
import { employerCommand, groupCommands } from './otherCommands.ts';

type Found = OutputOf<typeof search>;

/** The results of the carrier, by the headings of the palette. */
export type FoundGroups = Readonly<
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
export const foundGroups = (found: Found | undefined, term: string): FoundGroups => ({
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
