/** Ends the agent id of a view that leaves the downline out (decisions, 10); an extension. */
export const onlyMark = '-only';

/** Whom a view is of: an agent, with its downline unless the value leaves that out. */
export function viewedAs(value: string): { readonly agentId: string; readonly isOnly: boolean } {
  const isOnly = value.endsWith(onlyMark);
  return { agentId: isOnly ? value.slice(0, -onlyMark.length) : value, isOnly };
}

/**
 * A view in words: `Reyes, Marco and downline (3 agents)`, or `Reyes, Marco only`.
 * @param downlineAgents how many agents are below it; undefined if the carrier does not say
 */
export function viewText(agentName: string, downlineAgents: number | undefined, isOnly: boolean) {
  if (isOnly) return `${agentName} only`;
  if (!downlineAgents) return agentName;
  const agents = downlineAgents === 1 ? 'agent' : 'agents';
  return `${agentName} and downline (${downlineAgents.toLocaleString('en-US')} ${agents})`;
}
