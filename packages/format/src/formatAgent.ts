/** `Name - ID`, for a person or a thing whose name alone does not identify it (decisions, 2). */
export function formatNameAndId({
  name,
  id,
}: {
  readonly name: string;
  readonly id: string;
}): string {
  return `${name} - ${id}`;
}

export interface Agent {
  /** 'Reyes, Marco'. */
  readonly agentName: string;
  readonly agentId: string;
}

/** `Agent Name - ID`, as every list names an agent (decisions, 2). */
export const formatAgent = ({ agentName, agentId }: Agent): string =>
  formatNameAndId({ name: agentName, id: agentId });
