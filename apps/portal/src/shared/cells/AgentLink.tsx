import { formatAgent } from '@agent-portal/format';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { AgentName } from './AgentName.tsx';
import { BoxedLink } from './AgentLink.styles.ts';

interface AgentLinkProps {
  /** The ID is in another column. @default false */
  readonly isNameOnly?: boolean;
  readonly agent: {
    readonly agentName?: string | undefined;
    readonly agentId?: string | undefined;
  };
}

/** An agent, with a link to the agent's place in the hierarchy if the user may open it. */
export function AgentLink({
  agent: { agentName = '', agentId = '' },
  isNameOnly = false,
}: AgentLinkProps) {
  const address = paths.hierarchy(agentId);
  const mayOpen = useMayOpen(accessRules.hierarchy, address);
  const name = isNameOnly ? agentName : formatAgent({ agentName, agentId });
  if (agentName === '' || agentId === '') return name;
  const part = { title: name, ...(!isNameOnly && { 'data-part': 'name-id' }) };
  const text = isNameOnly ? agentName : <AgentName agent={{ agentName, agentId }} />;
  return mayOpen ? (
    <BoxedLink {...part} href={address}>
      {text}
    </BoxedLink>
  ) : (
    <span {...part}>{text}</span>
  );
}
