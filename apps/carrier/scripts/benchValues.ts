import type { InputOf } from '@agent-portal/data/endpoint';
import { type getFilterValues, valueLists } from '@agent-portal/data/policies/values/contract';
import type { Size } from '../src/db/seed/sizes.ts';
import { newDatabase } from '../src/db/testing.ts';
import { topAgentId } from '../src/hierarchy/fixedPeople.ts';
import { getValues } from '../src/policies/values/getValues.ts';
import { type BenchResult, benchCases } from './benchLists.ts';

const topAgent = { agentIds: [topAgentId] };

/** The panel that opens, pages and searches. */
const asked: Readonly<Record<string, InputOf<typeof getFilterValues>['query']>> = {
  'opening panel': {},
  'primary insureds': { field: 'primaryInsured', page: 2 },
  'primary insureds with a text': { field: 'primaryInsured', text: 'ab' },
  'policy numbers with a text': { field: 'policyNumber', text: '00' },
  'agents with a text': { field: 'agentId', text: 'chen' },
};

/** Times the values that the filters of the policy lists offer to the agent at the top of the hierarchy. */
export async function benchValues(size: Size, rounds: number): Promise<readonly BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  const cases = valueLists.flatMap((list) =>
    Object.entries(asked).map(([name, query]) => ({
      list: 'values',
      name: `${list}, ${name}`,
      ask: (deps: Parameters<typeof getValues>[0]) =>
        getValues(deps, topAgent, { params: { list }, query }),
    })),
  );
  const results = await benchCases(database, cases, rounds);
  await database.close();
  return results;
}
