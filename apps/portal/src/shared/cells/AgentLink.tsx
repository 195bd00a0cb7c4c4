import { formatAgent } from '@agent-portal/format';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { AgentName } from './AgentName.tsx';
import { BoxedLink } from './AgentLink.styles.ts';

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
  const name = formatAgent({ agentName, agentId });
  if (agentName === '' || agentId === '') return name;
  const part = { 'data-part': 'name-id', title: name } as const;
  const text = <AgentName agent={{ agentName, agentId }} />;
  return mayOpen ? (
    <BoxedLink {...part} href={address}>
      {text}
    </BoxedLink>
  ) : (
    <span {...part}>{text}</span>
  );
}
