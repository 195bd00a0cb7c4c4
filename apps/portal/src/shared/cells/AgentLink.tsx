import { formatAgent } from '@agent-portal/ui/format';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { mayFollow } from '../mayFollow.ts';
import { BoxedLink } from './AgentLink.styles.ts';

interface AgentLinkProps {
  readonly agent: {
    readonly agentName?: string | undefined;
    readonly agentId?: string | undefined;
  };
}

/** The hierarchy asks for no feature. */
const noFeatures: ReadonlySet<never> = new Set();

/** An agent, who leads to its place in the hierarchy where the reader may open that. */
export function AgentLink({ agent: { agentName = '', agentId = '' } }: AgentLinkProps) {
  const { user } = useSession();
  const name = formatAgent({ agentName, agentId });
  const address = paths.hierarchy(agentId);
  const visit = { needs: accessRules.hierarchy, user, features: noFeatures };
  const mayOpen = user.accessLevel !== 'Historical' && mayFollow(address, visit);
  return agentId !== '' && mayOpen ? <BoxedLink href={address}>{name}</BoxedLink> : name;
}
