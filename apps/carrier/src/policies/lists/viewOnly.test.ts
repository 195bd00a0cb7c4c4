import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../documents/readWorkbook.ts';
import { sharedServer } from '../../testing.ts';

const reyes = '4473310';
const summaries = '/API/PolicyInfo/Policies/Summaries/Active';
const pending = '/API/PolicyInfo/PendingPolicies/Summaries';

const server = await sharedServer();
const { get, read } = server;
const agent = await server.signIn('agent');

const queryOf = (name: 'filters' | 'Filters', viewAs: string) =>
  new URLSearchParams({ [name]: JSON.stringify({ viewAs }) }).toString();

async function totalOf(path: string, name: 'filters' | 'Filters', viewAs: string) {
  const page = await read<{ totalPolicies: number }>(`${path}?${queryOf(name, viewAs)}`, agent);
  return page.totalPolicies;
}

/** The number of policies that an agent wrote, alone or with others. */
async function writtenBy(agentId: string, status: string): Promise<number> {
  const { rows } = await server.database.db.execute<{ n: number }>(sql`
    SELECT count(DISTINCT p.policy_number)::int AS n FROM policies p
    LEFT JOIN writing_agents w ON w.policy_number = p.policy_number
    WHERE p.status = ${status} AND (p.agent_id = ${agentId} OR w.agent_id = ${agentId})`);
  return rows[0]?.n ?? 0;
}

describe('a view of an agent', () => {
  it.each([
    [summaries, 'Filters', 'Active'],
    [pending, 'filters', 'Pending'],
  ] as const)('of %s is with the downline, or of the agent only', async (path, name, status) => {
    const both = await totalOf(path, name, reyes);
    const only = await totalOf(path, name, `${reyes}-only`);
    expect(only).toBe(await writtenBy(reyes, status));
    expect(only).toBeLessThan(both);
  });

  it.each([
    [reyes, /^Reyes, Marco and downline \(\d+ agents\) - 4473310$/, /-4473310-and-downline-/],
    [`${reyes}-only`, /^Reyes, Marco only - 4473310$/, /-4473310-only-/],
  ])('is named in an export: %s', async (viewAs, said, name) => {
    const answer = await get(`${summaries}/Export?${queryOf('filters', viewAs)}`, agent);
    expect(answer.headers.get('Content-Disposition')).toMatch(name);
    const { about } = await readWorkbook(answer.body!);
    const lines = about.map((row) => row.map(({ value }) => value));
    expect(lines).toContainEqual(['View As', expect.stringMatching(said)]);
  });

  it.each(['9999999-only', '4480055-only', '-only', `${reyes}-only-only`])(
    'does not exist for %s',
    async (viewAs) => {
      const { status } = await get(`${summaries}?${queryOf('Filters', viewAs)}`, agent);
      expect(status).toBe(404);
    },
  );

  it('without the downline is not a view of a hierarchy', async () => {
    const path = `/API/AgentHierarchy/ActiveHierarchy?ViewAsAgentId=${reyes}-only`;
    expect((await get(path, agent)).status).toBe(404);
  });
});
