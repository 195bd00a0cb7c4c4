import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { onlyMark, viewedAs, viewText } from '@agent-portal/data/user-data/viewText';

/**
 * Returns the agent of a `viewAs` value and its text: `Reyes, Marco and downline (3 agents)`.
 * @param value when undefined, no request is sent
 */
export function useViewedAs(value: string | undefined) {
  const agents = useViewAsAgents(value !== undefined).data?.viewAsFilterValues;
  if (value === undefined) return undefined;
  const { agentId, isOnly } = viewedAs(value);
  const agent = agents?.find((one) => one.agentId === agentId);
  const downlineAgents = agent?.downlineAgents;
  return {
    agentId,
    isOnly,
    name: agent?.agentName,
    /** This agent is not among the agents that the user may view. */
    isUnknown: agents !== undefined && agent === undefined,
    /** Undefined until the name has loaded. */
    text: agent && viewText(agent.agentName, downlineAgents, isOnly),
    /** The other view, with or without the downline; undefined for an agent without a downline. */
    other: downlineAgents ? (isOnly ? agentId : `${agentId}${onlyMark}`) : undefined,
  };
}
