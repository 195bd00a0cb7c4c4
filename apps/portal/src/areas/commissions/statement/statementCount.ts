/** The agents and the cycles that a user chose. */
export interface Chosen {
  readonly agentIds: readonly string[];
  readonly cycleDates: readonly string[];
}

/** The number of statements of a choice: one for each agent and cycle. */
export const statementCount = ({ agentIds, cycleDates }: Chosen) =>
  agentIds.length * cycleDates.length;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Why a choice cannot be downloaded; undefined if it can. */
export function choiceProblem(chosen: Chosen, most: number): string | undefined {
  const { agentIds, cycleDates } = chosen;
  if (agentIds.length === 0) return 'Choose at least one agent.';
  if (cycleDates.length === 0) return 'Choose at least one cycle.';
  const count = statementCount(chosen);
  if (count <= most) return undefined;
  const product = `${counted(agentIds.length, 'agent')} with ${counted(cycleDates.length, 'cycle')} each`;
  return `Choose ${most} statements or fewer. ${product} are ${count}.`;
}
