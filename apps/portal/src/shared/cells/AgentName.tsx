import { token } from '@agent-portal/ui/theme/token';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The agent ID. A table shows it under the name. */
const Id = styled.small`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  white-space: nowrap;
`;

interface AgentNameProps {
  readonly agent: { readonly agentName: string; readonly agentId: string };
  /** The name, such as a link. @default the text */
  readonly children?: ReactNode;
}

/** An agent: the name, and the number in small muted type. */
export const AgentName = ({
  agent: { agentName, agentId },
  children = agentName,
}: AgentNameProps) => (
  <span data-part="name-id">
    <span>{children}</span> <Id>{agentId}</Id>
  </span>
);
