import type { AgentProduction } from '@agent-portal/data/production/shapes';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { viewAsSearch } from '../shared/DownlineTrail.tsx';
import { OwnNote } from './AgentCell.styles.ts';

type Agent = Pick<AgentProduction, 'agentName' | 'agentId' | 'isOwn'>;

/** An agent of a downline, with a link to that agent's downline. The row of the viewed agent's own production has no link. */
export function AgentCell({ agent }: { readonly agent: Agent }) {
  const { pathname, search } = useLocation();
  const name = <AgentName agent={agent} />;
  if (!agent.isOwn) {
    return <Link href={pathname + viewAsSearch(search, agent.agentId)}>{name}</Link>;
  }
  return (
    <>
      {name} <OwnNote>own production</OwnNote>
    </>
  );
}
