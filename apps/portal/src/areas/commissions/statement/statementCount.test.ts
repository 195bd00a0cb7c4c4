import { expect, it } from 'vitest';
import { choiceProblem, statementCount } from './statementCount.ts';

const chosen = (agents: number, cycles: number) => ({
  agentIds: Array.from({ length: agents }, (_, at) => `A${at}`),
  cycleDates: Array.from({ length: cycles }, (_, at) => `C${at}`),
});

it.each([
  [0, 1, 'Choose at least one agent.'],
  [1, 0, 'Choose at least one cycle.'],
  [1, 1, undefined],
  [1, 24, undefined],
  [2, 12, undefined],
  [1, 25, 'Choose 24 statements or fewer. 1 agent with 25 cycles each are 25.'],
  [5, 5, 'Choose 24 statements or fewer. 5 agents with 5 cycles each are 25.'],
] as const)('%i agents and %i cycles: %s', (agents, cycles, problem) => {
  expect(choiceProblem(chosen(agents, cycles), 24)).toBe(problem);
});

it('counts a statement for each agent and cycle', () => {
  expect(statementCount(chosen(3, 4))).toBe(12);
});
