import { formatAgent } from '@agent-portal/format';

interface Agent {
  /** 'Reyes, Marco'. */
  readonly agentName: string;
  readonly agentId: string;
}

/** Names an agent's id by who it is: 'Reyes, Marco - 4473310'; by the id alone where nobody says. */
export function idLabels(agents: readonly Agent[]): (agentId: string) => string {
  const names = new Map(agents.map((agent) => [agent.agentId, formatAgent(agent)]));
  return (agentId) => names.get(agentId) ?? agentId;
}

/** Names a last name by the agent who bears it, or says how many do: 'Reyes (3 agents)'. */
export function lastNameLabels(agents: readonly Agent[]): (lastName: string) => string {
  const bearers = Map.groupBy(agents, ({ agentName }) => agentName.split(', ')[0]);
  return (lastName) => {
    const [first, ...others] = bearers.get(lastName) ?? [];
    if (!first) return lastName;
    return others.length === 0 ? formatAgent(first) : `${lastName} (${others.length + 1} agents)`;
  };
}
