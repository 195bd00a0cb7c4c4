import type { HierarchyAgent } from '@agent-portal/data/hierarchy/shapes';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { AgentName } from '../../../shared/cells/AgentName.tsx';

/** An agent in the tree. The link opens the agent's own downline, viewed as that agent. */
export function AgentCell({ agent }: { readonly agent: HierarchyAgent }) {
  const { pathname, search } = useLocation();
  const name = <AgentName agent={agent} />;
  if (new URLSearchParams(search).get('viewAs') === agent.agentId) return name;
  return <Link href={`${pathname}?${new URLSearchParams({ viewAs: agent.agentId })}`}>{name}</Link>;
}
