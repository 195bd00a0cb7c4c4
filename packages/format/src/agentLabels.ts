import { type Agent, formatAgent } from './formatAgent.ts';

/** Labels an agent ID with the agent's name: 'Reyes, Marco - 4473310', or only the ID if it is unknown. */
export function idLabels(agents: readonly Agent[]): (agentId: string) => string {
  const names = new Map(agents.map((agent) => [agent.agentId, formatAgent(agent)]));
  return (agentId) => names.get(agentId) ?? agentId;
}

/** Labels a last name with the full name of its agent, or with the number of agents: 'Reyes (3 agents)'. */
export function lastNameLabels(agents: readonly Agent[]): (lastName: string) => string {
  const bearers = Map.groupBy(agents, ({ agentName }) => agentName.split(', ')[0]);
  return (lastName) => {
    const [first, ...others] = bearers.get(lastName) ?? [];
    if (!first) return lastName;
    return others.length === 0 ? formatAgent(first) : `${lastName} (${others.length + 1} agents)`;
  };
}
