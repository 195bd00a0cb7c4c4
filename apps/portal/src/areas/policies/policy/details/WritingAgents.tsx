import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatPercent } from '@agent-portal/format';
import { AgentLink } from '../../../../shared/cells/AgentLink.tsx';

/** The writing agents of the policy, each with a share of the commission (decisions, 3). */
export function WritingAgents({ agents }: { readonly agents: Policy['writingAgents'] }) {
  if (agents.length === 0) return null;
  return (
    <Card>
      <h2>Writing agents</h2>
      <ul>
        {agents.map((agent) => (
          <li key={agent.agentId}>
            <AgentLink agent={agent} />, {formatPercent(agent.split)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
