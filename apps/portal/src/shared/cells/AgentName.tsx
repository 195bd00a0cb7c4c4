import { Unbroken } from './AgentName.styles.ts';

interface AgentNameProps {
  readonly agent: { readonly agentName: string; readonly agentId: string };
}

/** `Agent Name - ID`, where a new line may begin before the dash, not between it and the number. */
export const AgentName = ({ agent: { agentName, agentId } }: AgentNameProps) => (
  <>
    <span>{agentName}</span> <Unbroken>- {agentId}</Unbroken>
  </>
);
