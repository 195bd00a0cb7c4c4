/** The value of a column of agents, which tables show as a name and an id. */
export const agentValue = ({
  agentName,
  agentId,
}: {
  readonly agentName: string;
  readonly agentId: string;
}) => ({ name: agentName, id: agentId });
