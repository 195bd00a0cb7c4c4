import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { describe, expect, it } from 'vitest';
import { choiceProblem, statementCount } from './statement/statementCount.ts';
import { commissionQuery } from './lists/commissionFilters.ts';
import { cycleOfAddress, oneCycleOf } from './lists/cycleOfAddress.ts';
import { summaryChart } from './summary/summaryChart.ts';

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

const search = (query: string) => new URLSearchParams(query);

describe('the cycle of an address', () => {
  it.each([
    ['', undefined],
    ['cycle=all', 'all'],
    ['cycle=2026-11-15', '2026-11-15'],
    ['cycle=soon', undefined],
    ['cycle=2026-13-15', undefined],
  ])('reads the address %j as cycle %s', (query, cycle) => {
    expect(cycleOfAddress(search(query))).toBe(cycle);
  });

  it.each([
    ['', '2026-11-18', { start: '2026-11-16', end: '2026-11-30' }],
    ['', '2028-02-16', { start: '2028-02-16', end: '2028-02-29' }],
    ['cycle=2026-10-31', '2026-11-18', { start: '2026-10-16', end: '2026-10-31' }],
    ['cycle=2026-11-15', '2026-11-18', { start: '2026-11-01', end: '2026-11-15' }],
    ['cycle=all', '2026-11-18', undefined],
  ])('for the address %j on %s, returns the cycle %j', (query, today, cycle) => {
    expect(oneCycleOf(search(query), today)).toEqual(cycle);
  });
});

describe('the dates in the query of the lists', () => {
  const today = '2026-11-18';
  const datesOf = (query: string, filters: Record<string, string> = {}) =>
    commissionQuery({ filters } as never, search(query), today);

  it('are those of the open cycle when the address names no cycle', () => {
    expect(datesOf('')).toEqual({ CycleBeginDate: '2026-11-16', CycleEndDate: '2026-11-30' });
  });

  it('are missing for all cycles', () => {
    expect(datesOf('cycle=all')).toEqual({});
  });

  it('are those of the Cycle Date filter when it is set', () => {
    expect(datesOf('cycle=2026-11-15', { cycleDateFrom: '2026-01-01' })).toEqual({
      CycleBeginDate: '2026-01-01',
    });
  });
});

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  currentYear: '10.00',
  previousYear: '20.00',
}));
const { summary } = commissionPages;
const upTo = (cycleEndDate: string, estimated: boolean) =>
  summaryChart({ ...summary, months, cycle: { ...summary.cycle, cycleEndDate, estimated } });

describe('the chart of the year', () => {
  it('ends with the month of the selected cycle', () => {
    const { categories, series } = upTo('2026-03-15', false);
    expect(categories.map(({ label }) => label)).toEqual([
      'January',
      'February',
      'March, through 03/15/2026',
    ]);
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ['2026', [10, 10, 10]],
      ['2025', [20, 20, 20]],
    ]);
  });

  it('marks the open cycle as estimated', () => {
    expect(upTo('2026-01-31', true).categories.at(-1)?.label).toBe(
      'January, through 01/31/2026, estimated',
    );
  });
});
