import { formatNameAndId } from './formatNameAndId.ts';

/** `Agent Name - ID`, as every list names an agent (decisions, 2). */
export function formatAgent({
  agentName,
  agentId,
}: {
  readonly agentName: string;
  readonly agentId: string;
}): string {
  return formatNameAndId({ name: agentName, id: agentId });
}
