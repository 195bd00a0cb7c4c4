import type { AgentProduction } from '@agent-portal/data/production/shapes';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { AgentName } from '../../../shared/cells/AgentName.tsx';
import { viewAsSearch } from '../shared/DownlineTrail.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const OwnNote = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  font-weight: normal;
  white-space: nowrap;
`;

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
