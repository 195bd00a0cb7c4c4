import { getCasePage } from '../src/cases/caseList.ts';
import { getAttention, getFilterOptions } from '../src/cases/rules.ts';
import { newDatabase } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { allowLongQueries } from '../src/db/engine/Watchdog.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';
import { manyEnvelopes } from './manyEnvelopes.ts';

const topAgent = { agentIds: [topAgentId] };

const page =
  (asked: Parameters<typeof getCasePage>[2]): ListCase['ask'] =>
  (deps) =>
    getCasePage(deps, topAgent, asked);

/** Pages of the cases of the whole hierarchy, late ones and filtered ones among them. */
const deliveryCases: readonly ListCase[] = (
  [
    ['page 1', page({})],
    ['page 10,000', page({ PageNumber: 10_000 })],
    ['by event date', page({ SortColumn: 'eventDate', SortOrder: 'asc', PageNumber: 2 })],
    ['declined', page({ EventTypes: ['Declined'] })],
    ['of a name', page({ PrimaryInsuredName: 'okafor' })],
    ['needs attention', page({ NeedsAttention: true })],
    ['the desk', (deps) => getAttention(deps, topAgent, undefined)],
    ['filter options', (deps) => getFilterOptions(deps, topAgent)],
  ] satisfies [string, ListCase['ask']][]
).map(([name, ask]) => ({ list: 'cases', name, ask }));

/** Times pages of the cases, with so many of them, for the agent at the top of the hierarchy. */
export async function benchDelivery(
  size: Size,
  envelopes: number,
  rounds: number,
): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 120_000 }, size);
  await allowLongQueries(database.db, () => manyEnvelopes(database, envelopes));
  const results = await benchCases(database, deliveryCases, rounds);
  await database.close();
  return results;
}
