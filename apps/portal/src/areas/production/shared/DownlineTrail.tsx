import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { AgentTrail } from './ProductionHead.styles.ts';

interface Agent {
  readonly agentName: string;
  readonly agentId: string;
}

/**
 * The query of the address with another `viewAs`, on page 1. Without an agent, all of the user's business.
 */
export function viewAsSearch(search: string, agentId: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.delete('viewAs');
  if (agentId !== undefined) query.set('viewAs', agentId);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The breadcrumb from the user's own agent down to the viewed agent. */
export function DownlineTrail({ agents }: { readonly agents: readonly Agent[] }) {
  const { pathname, search } = useLocation();
  if (agents.length === 0) return null;
  return (
    <AgentTrail aria-label="Downline">
      <ol>
        <li>
          <Link href={pathname + viewAsSearch(search, undefined)}>All of my business</Link>
        </li>
        {agents.map(({ agentId, agentName }, index) =>
          index === agents.length - 1 ? (
            <li key={agentId} aria-current="location">
              {agentName}
            </li>
          ) : (
            <li key={agentId}>
              <Link href={pathname + viewAsSearch(search, agentId)}>{agentName}</Link>
            </li>
          ),
        )}
      </ol>
    </AgentTrail>
  );
}
