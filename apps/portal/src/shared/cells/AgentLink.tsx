import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { AgentName } from './AgentName.tsx';

interface AgentLinkProps {
  readonly agent: {
    readonly agentName?: string | undefined;
    readonly agentId?: string | undefined;
  };
}

/** An agent, with a link to the agent's place in the hierarchy if the user may open it. */
export function AgentLink({ agent: { agentName = '', agentId = '' } }: AgentLinkProps) {
  const address = paths.hierarchy(agentId);
  const mayOpen = useMayOpen(accessRules.hierarchy, address);
  if (agentName === '' || agentId === '') return agentName || agentId;
  return (
    <AgentName agent={{ agentName, agentId }}>
      {mayOpen ? <Link href={address}>{agentName}</Link> : agentName}
    </AgentName>
  );
}
