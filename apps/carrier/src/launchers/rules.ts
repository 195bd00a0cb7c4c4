import { notFound } from '../http/answers/problems.ts';
import type { AgentCaller } from '../session/caller.ts';

/** The account of an agent at Illustration Pro, derived from the agent id so that it is stable. */
export const accountIdOf = (agentId: string) => `NM-${agentId}`;

/** The address of Life Portraits with the agent in it. */
export function lifePortraitsUrl(address: string, agentId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}agent=${encodeURIComponent(agentId)}`;
}

/**
 * Checks that the caller may open a tool as an agent id: only its own ids. Not those of the downline, because
 * the tool would treat the caller as that agent.
 *
 * @throws {Problem} 404 for other ids (decisions, 6), recorded in the audit log
 */
export function requireOwn({ agentIds }: Pick<AgentCaller, 'agentIds'>, agentId: string): string {
  if (agentIds.includes(agentId)) return agentId;
  throw notFound(`There is no agent ${agentId} among your agent ids.`, {
    action: 'launch refused',
    agentId,
  });
}

/** @throws {Problem} 404 for a tool without an address in the settings */
export function requireTool(address: string | undefined, tool: string): string {
  if (address !== undefined) return address;
  throw notFound(`${tool} is not set up here.`);
}
