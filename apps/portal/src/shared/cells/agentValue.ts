/** The value of an agent column, which tables show as a name and an ID. */
export const agentValue = ({
  agentName,
  agentId,
}: {
  readonly agentName: string;
  readonly agentId: string;
}) => ({ name: agentName, id: agentId });
