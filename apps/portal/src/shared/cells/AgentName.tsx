import { Unbroken } from './AgentName.styles.ts';

interface AgentNameProps {
  readonly agent: { readonly agentName: string; readonly agentId: string };
}

/** `Agent Name - ID`. The line can break before the dash, but not between the dash and the number. */
export const AgentName = ({ agent: { agentName, agentId } }: AgentNameProps) => (
  <>
    <span>{agentName}</span> <Unbroken>- {agentId}</Unbroken>
  </>
);
