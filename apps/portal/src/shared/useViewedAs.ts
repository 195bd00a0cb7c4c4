import { useViewAsAgents } from '@agent-portal/data/user-data/hooks';
import { onlyMark, viewedAs, viewText } from '@agent-portal/data/user-data/viewText';

/**
 * Whose business a `viewAs` names, and in words: `Reyes, Marco and downline (3 agents)`.
 * @param value undefined asks for nothing
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
    /** The carrier names the agents that the reader may view as, and this one is not among them. */
    isUnknown: agents !== undefined && agent === undefined,
    /** Undefined until the name is known. */
    text: agent && viewText(agent.agentName, downlineAgents, isOnly),
    /** The other one of the two views; none for an agent without a downline. */
    other: downlineAgents ? (isOnly ? agentId : `${agentId}${onlyMark}`) : undefined,
  };
}
