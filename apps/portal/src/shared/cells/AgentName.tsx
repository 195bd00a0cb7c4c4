import { styled } from 'styled-components';

/** Keeps the dash and the number on one line. */
const Unbroken = styled.span`
  white-space: nowrap;
`;

interface AgentNameProps {
  readonly agent: { readonly agentName: string; readonly agentId: string };
}

/** `Agent Name - ID`. The line can break before the dash, but not between the dash and the number. */
export const AgentName = ({ agent: { agentName, agentId } }: AgentNameProps) => (
  <>
    <span>{agentName}</span> <Unbroken>- {agentId}</Unbroken>
  </>
);
