import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let headers: SignedIn;
/** The ids and names of the agents above the caller. */
let above: readonly string[];
beforeAll(async () => {
  server = await testServer();
  headers = await server.signIn('sub.hierarchy');
  const { rows } = await server.database.db.execute<{ id: string; name: string }>(sql`
    SELECT agent_id AS id, concat_ws(', ', last_name, nullif(first_name, '')) AS name
    FROM agents JOIN producers USING (producer_id)
    WHERE agent_id = (SELECT upline_agent_id FROM agents WHERE agent_id = '4471902')`);
  above = rows.flatMap(({ id, name }) => [id, name]);
});
afterAll(() => server.database.close());

test.each([
  'ActiveHierarchy?pageSize=100&IncludeFilters=true',
  'ActiveHierarchy?ViewAsAgentId=4471902&agentNumber=4473310',
  'ActiveHierarchy?UnderAgentId=4471902',
  'AgentInformation',
  'AgentInformation?ViewAsAgentId=4473322',
  'ViewAs',
  'HierarchyWithPendingRequirements?IncludeFilters=true',
  'ActiveAppointments?IncludeFilters=true',
  'ExpiryWatch?IncludeFilters=true',
  'Hierarchy/Export',
  'Hierarchy/Export?ViewAsAgentId=4471902',
  'PendingRequirements/Export',
  'Appointments/Export',
  'ExpiryWatch/Export',
])('%s names no agent above the caller', async (path) => {
  expect(above).toHaveLength(2);
  const answer = await server.request(`/API/AgentHierarchy/${path}`, { headers: { ...headers } });
  expect(answer.status).toBe(200);
  const book = path.includes('Export') ? await readWorkbook(answer.body!) : undefined;
  const text = book ? JSON.stringify([book.rows, book.about]) : await answer.text();
  expect(text).toMatch(/44\d{5}/);
  for (const one of above) expect(text).not.toContain(one);
});
