import { sortNames } from '@agent-portal/format';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sharedServer } from '../testing.ts';

/** Names that code points, and most collations, sort otherwise. */
const names = [
  'de la Cruz', 'Dalton', 'Dunn', 'Álvarez', 'Zhou', 'Alvarado', "O'Brien", 'O’Brien', 'Obregon', 'Øster',
  'Ng', 'Nguyễn', 'van Dyk', 'Jean-Luc', 'Jean Lee', 'Þór', 'İnce', 'lower',
]; // prettier-ignore

const server = await sharedServer();
const renamed = sql`(${sql.param(names)}::text[])[1 + number % ${names.length}]`;
await server.database.db.execute(sql`
  UPDATE producers SET last_name = ${renamed} FROM (
    SELECT producer_id AS id, row_number() OVER (ORDER BY producer_id) AS number FROM producers) AS o
  WHERE producer_id = o.id AND access_level = 'Full'`);
await server.database.db.execute(sql`
  UPDATE groups SET name = ${renamed} FROM (
    SELECT group_number AS id, row_number() OVER (ORDER BY group_number) AS number FROM groups) AS o
  WHERE group_number = o.id`);
await server.database.db.execute(sql`
  UPDATE policies SET primary_insured = ${renamed} || ', ' || row_id % 7 FROM (
    SELECT policy_number AS id, row_number() OVER (ORDER BY policy_number) AS number FROM policies) AS o
  WHERE policy_number = o.id`);

/** The names of the list in an answer, without their ids. */
function namesIn(answer: object, field: string): string[] {
  const list = Object.values(answer).find((value): value is object[] => Array.isArray(value)) ?? [];
  return list.map((row) => String((row as Record<string, unknown>)[field]));
}

it.each([
  ['AgentHierarchy/ActiveHierarchy', 'agentName', 'agentName', { UnderAgentId: '4471902' }],
  ['AgentHierarchy/HierarchyWithPendingRequirements', 'agentName', 'agentName', {}],
  ['AgentHierarchy/ActiveAppointments', 'agentName', 'agentName', {}],
  ['GroupInventory/GroupSummary', 'group', 'group', {}],
])('%s sorts names as people do, in both directions', async (call, orderBy, field, query) => {
  for (const direction of ['', ' desc']) {
    const sort = { orderBy: orderBy + direction, pageSize: 100 };
    const answer = await server.read<object>(`/API/${call}`, 'agent', { ...query, ...sort });
    const found = namesIn(answer, field);
    expect(new Set(found).size).toBeGreaterThan(1);
    const sorted = sortNames(found);
    expect(found).toEqual(direction === '' ? sorted : sorted.toReversed());
  }
});

it('a list offers the values of filters as people sort names', async () => {
  const { filters } = await server.read<{ filters: Record<string, string[]> }>(
    '/API/PolicyInfo/Policies/Values/Active',
    'agent',
  );
  for (const field of ['employer', 'agentLastName', 'primaryInsured']) {
    const values = filters[`${field}FilterValues`] ?? [];
    expect(values.length).toBeGreaterThan(2);
    expect(values).toEqual(sortNames(values));
  }
});
