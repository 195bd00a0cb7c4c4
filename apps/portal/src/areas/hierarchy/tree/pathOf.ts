import type { AgentInformation } from '@agent-portal/data/hierarchy/shapes';

/** The way to an agent who was looked for. */
export interface AgentPath {
  /** From the top of the tree down to the agent. */
  readonly agentIds: readonly string[];
  /** What has to be open for it to be on screen, by the keys of the tree. */
  readonly opened: ReadonlySet<string>;
  /** Its own key. */
  readonly key: string;
}

/**
 * The way to an agent through the tree, which begins with one of those above it.
 * @param viewAs the agent at the top @default the topmost that the reader may see
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
