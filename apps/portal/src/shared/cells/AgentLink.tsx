import { formatAgent } from '@agent-portal/format';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { AgentName } from './AgentName.tsx';
import { Link } from '@agent-portal/ui/Link';
import { styled } from 'styled-components';

/** In a table, the name shrinks or wraps before the number does, the same as without a link. */
const BoxedLink = styled(Link)`
  &[data-part='name-id'] {
    display: inline-block;
    max-inline-size: 100%;
    white-space: normal;
  }

  /* Leaves space for the button that opens the row. */
  th > &[data-part='name-id'] {
    max-inline-size: calc(100% - 2.5rem);
  }

  /* Inline-block children do not get the link's underline automatically. */
  & > span {
    text-decoration: inherit;
  }
`;

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
