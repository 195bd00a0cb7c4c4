import { getDetailPage } from '../src/commissions/detailList.ts';
import { getExpected } from '../src/commissions/expected/expected.ts';
import { getSummary } from '../src/commissions/summary.ts';
import { getWritingAgentPage } from '../src/commissions/writingAgentList.ts';
import { getAtRisk } from '../src/debt/getAtRisk.ts';
import { getDebtPage, getSecuredPage, unsecuredList } from '../src/debt/debtLists.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import type { AgentStanding } from '../src/http/access.ts';
import { filtersOf } from '../src/production/askedOf.ts';
import { getDetails } from '../src/production/getDetails.ts';
import { getNestedTable } from '../src/production/nestedTable.ts';
import { getIndividual, getSummary as getProduction } from '../src/production/summary.ts';
import { testToday } from '../src/db/testing.ts';
import type { ListCase } from './listCases.ts';

/** The agent whose lines of one cycle are many, and that cycle: see `manyLines.ts`. */
export const paid = { agentId: '4471902', cycleDate: '2026-11-15' } as const;

/** A caller who may open clients, so that its pages include their ids. */
const standing = {
  kind: 'agent',
  isHomeOffice: false,
  isSubaccount: false,
  roles: [],
  accessLevel: 'Full',
  businessTypes: ['Individual', 'Worksite'],
} as const satisfies AgentStanding;
const agent = { ...standing, agentIds: [paid.agentId] };
const topAgent = { ...standing, agentIds: [topAgentId] };
const cycle = { CycleBeginDate: paid.cycleDate, CycleEndDate: paid.cycleDate };

const line =
  (asked: Parameters<typeof getDetailPage>[2]): ListCase['ask'] =>
  (deps) =>
    getDetailPage(deps, agent, asked);

const of =
  (list: string) =>
  ([name, ask]: readonly [string, ListCase['ask']]): ListCase => ({ list, name, ask });

const year = filtersOf({}, testToday);

/** Pages of the money lists: commissions of one agent, debt and production of the whole hierarchy. */
export const moneyCases: readonly ListCase[] = [
  ...(
    [
      ['page 1', line(cycle)],
      ['page 10,000', line({ ...cycle, page: 10_000 })],
      ['by commission', line({ ...cycle, page: 2, orderBy: 'commission', sortDirection: 'asc' })],
      ['by premium', line({ ...cycle, page: 2, orderBy: 'premium', sortDirection: 'desc' })],
      ['one policy', line({ ...cycle, policyNumbers: ['NL0018O0142'] })],
    ] as const
  ).map(of('commissions')),
  of('summary')(['of commissions', (deps) => getSummary(deps, agent, {})]),
  ...(
    [
      ['writing agents', (deps) => getWritingAgentPage(deps, agent, cycle)],
      ['expected', (deps) => getExpected(deps, agent, { CycleEndDate: paid.cycleDate })],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('of a cycle')),
  ...(
    [
      ['page 1', (deps) => getSecuredPage(deps, topAgent, {})],
      ['page 10,000', (deps) => getSecuredPage(deps, topAgent, { page: 10_000 })],
      ['unsecured', (deps) => getDebtPage(deps, topAgent, unsecuredList, {})],
      ['at risk', (deps) => getAtRisk(deps, topAgent, {})],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('debt')),
  ...(
    [
      ['page 1', (deps) => getDetails(deps, topAgent, { query: {} }, 'Individual')],
      [
        'page 10,000',
        (deps) => getDetails(deps, topAgent, { query: { page: 10_000 } }, 'Individual'),
      ],
      [
        'downline',
        (deps) => getIndividual(deps, topAgent, { businessType: 'Individual', filters: year }),
      ],
      [
        'worksite',
        (deps) => getProduction(deps, topAgent, { businessType: 'Worksite', filters: year }),
      ],
      [
        'nested by agent',
        (deps) =>
          getNestedTable(deps, topAgent, { businessType: 'Worksite', filters: year }, 'agent'),
      ],
    ] satisfies [string, ListCase['ask']][]
  ).map(of('production')),
];
