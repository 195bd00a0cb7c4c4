import type { CSSProperties } from 'react';

interface AgentNameProps {
  readonly agent: { readonly agentName: string; readonly agentId: string };
}

const unbroken: CSSProperties = { whiteSpace: 'nowrap' };

/** `Agent Name - ID`, where a new line may begin before the dash, not between it and the number. */
export const AgentName = ({ agent: { agentName, agentId } }: AgentNameProps) => (
  <>
    <span>{agentName}</span> <span style={unbroken}>- {agentId}</span>
  </>
);
