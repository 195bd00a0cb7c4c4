import { newDatabase } from '../src/db/testing.ts';
import { allowLongQueries } from '../src/db/engine/Watchdog.ts';
import type { Deps } from '../src/http/appEnv.ts';
import { filterValuesOf, getInformation, namesOf } from '../src/hierarchy/information.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { appointmentList, endingList, requirementList, treeList } from '../src/hierarchy/lists.ts';
import { answerList } from '../src/lists/answerList.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';
import { branch, manyAgents } from './manyAgents.ts';

const topAgent = { agentId: topAgentId, agentIds: [topAgentId] };
const under = branch.of;
const byName = { field: 'agentName', direction: 'asc' } as const;
/** The last page of a list that is shorter. */
const far = 10_000;

type Ask = ListCase['ask'];

const tree =
  (asked: Partial<Parameters<typeof answerList<object, typeof byName, unknown>>[3]>): Ask =>
  (deps: Deps) =>
    answerList(deps, topAgent, treeList, { filters: {}, ...asked });

const cases = (list: string, asks: Readonly<Record<string, Ask>>): ListCase[] =>
  Object.entries(asks).map(([name, ask]) => ({ list, name, ask }));

/** What /hierarchy asks for, for the agent at the top of the hierarchy. */
const hierarchyCases: readonly ListCase[] = [
  ...cases('branch', {
    'page 1': tree({ filters: { under }, pageSize: 50 }),
    'page 10,000': tree({ filters: { under }, pageSize: 50, page: far }),
    'by name': tree({ filters: { under }, orderBy: byName, page: 2 }),
    'to one agent': tree({ filters: { under, first: '9105000' }, pageSize: 50 }),
    'of a level': tree({ filters: { agentLevel: 'Agent' } }),
    'all names': (deps) => namesOf(deps, topAgent),
    'filter values': (deps) => filterValuesOf(deps, topAgent),
    'who it is': (deps) => getInformation(deps, topAgent, undefined),
  }),
  ...cases('requirements', {
    'page 1': (deps) => answerList(deps, topAgent, requirementList, {}),
    'page 10,000': (deps) => answerList(deps, topAgent, requirementList, { page: far }),
    'by name': (deps) => answerList(deps, topAgent, requirementList, { orderBy: byName }),
  }),
  ...cases('appointments', {
    'page 1': (deps) => answerList(deps, topAgent, appointmentList, {}),
    'page 10,000': (deps) => answerList(deps, topAgent, appointmentList, { page: far }),
    'of a state': (deps) =>
      answerList(deps, topAgent, appointmentList, { filters: { state: 'MN' } }),
  }),
  ...cases('ending soon', { 'page 1': (deps) => answerList(deps, topAgent, endingList, {}) }),
];

/** Times the hierarchy with a branch of 10,000, and so many requirements and appointments in it. */
export async function benchHierarchy(
  count: number,
  rounds: number,
): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 120_000 });
  await allowLongQueries(database.db, () => manyAgents(database, count));
  const results = await benchCases(database, hierarchyCases, rounds);
  await database.close();
  return results;
}
