import { notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';

/** The account of an agent at Illustration Pro: made of the agent id, so that it stays the same. */
export const accountIdOf = (agentId: string) => `NM-${agentId}`;

/** The address of Life Portraits with the agent in it. */
export function lifePortraitsUrl(address: string, agentId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}agent=${encodeURIComponent(agentId)}`;
}

/**
 * An agent id that the caller may open a tool as: its own ones. A downline's are not among them, since
 * the tool would take the caller for that agent.
 *
 * @throws {Problem} 404 for the ids of others (decisions, 6), which stands in the audit log
 */
export function requireOwn({ agentIds }: Pick<AgentCaller, 'agentIds'>, agentId: string): string {
  if (agentIds.includes(agentId)) return agentId;
  throw notFound(`There is no agent ${agentId} among your agent ids.`, {
    action: 'launch refused',
    agentId,
  });
}

/** @throws {Problem} 404 for a tool that has no address in the settings */
export function requireTool(address: string | undefined, tool: string): string {
  if (address !== undefined) return address;
  throw notFound(`${tool} is not set up here.`);
}
