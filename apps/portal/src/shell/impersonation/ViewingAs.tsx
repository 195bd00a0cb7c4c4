import { useViewAsAgents } from '@agent-portal/data/user-data/useViewAsAgents';
import { Link } from '@agent-portal/ui/Link';
import { Eye } from 'lucide-react';
import { createPath, useLocation } from 'react-router-dom';

/** As which agent the page is viewed, and the way back to the whole book (decisions, 7). */
export function ViewingAs({ agentId }: { readonly agentId: string }) {
  const { pathname, search, hash } = useLocation();
  const agents = useViewAsAgents().data?.viewAsFilterValues;
  const name = agents?.find((agent) => agent.agentId === agentId)?.agentName;
  const without = new URLSearchParams(search);
  without.delete('viewAs');
  without.delete('page');

  return (
    <div>
      <Eye size={20} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>You see the business of {name ? `${name} (${agentId})` : agentId}</strong>
      </p>
      <Link href={createPath({ pathname, search: without.toString(), hash })}>Show all</Link>
    </div>
  );
}
