import type { AgentInformation } from '@agent-portal/data/hierarchy/shapes';

/** The path to the agent that the user searched for. */
export interface AgentPath {
  /** From the top of the tree down to the agent. */
  readonly agentIds: readonly string[];
  /** The tree keys of the branches that must be open to show the agent. */
  readonly opened: ReadonlySet<string>;
  /** The tree key of the agent. */
  readonly key: string;
}

/**
 * Returns the path to an agent in the tree. It begins with an agent of the upline.
 * @param viewAs the agent at the top @default the highest agent that the user may see
 */
export function pathOf(
  { agentId, uplines = [] }: AgentInformation,
  viewAs: string | undefined,
): AgentPath {
  const all = [...uplines.map((above) => above.agentId), agentId];
  const from = viewAs === undefined ? 0 : Math.max(0, all.indexOf(viewAs));
  const agentIds = all.slice(from);
  const keys = agentIds.map((_, index) => agentIds.slice(0, index + 1).join('/'));
  return { agentIds, opened: new Set(keys.slice(0, -1)), key: keys.at(-1) ?? agentId };
}

/** Whether an agent is not below the agent of the view. Without an upline from the carrier, no one knows. */
export const isOutside = (
  { agentId, uplines }: AgentInformation,
  viewAs: string | undefined,
): boolean =>
  viewAs !== undefined &&
  viewAs !== agentId &&
  uplines !== undefined &&
  !uplines.some((above) => above.agentId === viewAs);
