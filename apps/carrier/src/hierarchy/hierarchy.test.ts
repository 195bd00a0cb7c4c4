import type {
  AgentInformation,
  Appointment,
  Ending,
  HierarchyAgent,
} from '@agent-portal/data/hierarchy/shapes';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

interface Agent {
  readonly id: string;
  readonly upline: string | null;
  readonly path: string;
  readonly level: string;
  readonly status: string;
  readonly effective: string;
}

const dana: ReadonlySet<string> = new Set(['4471902', '4471918', '4471925']);
const server = await sharedServer();
const account = 'sub.hierarchy';
const { rows } = await server.database.db.execute<{ agent: Agent }>(sql`
  SELECT json_build_object('id', agent_id, 'upline', upline_agent_id, 'path', path,
    'level', agent_level, 'status', contract_status, 'effective', effective_on) AS agent FROM agents`);
const mine = rows
  .map(({ agent }) => agent)
  .filter(({ path }) => path.split('/').some((id) => dana.has(id)));

const root = '/API/AgentHierarchy';
const request = (call: string, query = {}) => server.get(`${root}/${call}`, account, query);
const ask = <Answer>(call: string, query = {}) =>
  server.read<Answer>(`${root}/${call}`, account, query);
type Tree = { agents: HierarchyAgent[]; totalRecords: number; filters: object | null };
const treeOf = (query = {}) => ask<Tree>('ActiveHierarchy', { pageSize: '100', ...query });
const idsOf = async (query: object = {}) =>
  (await treeOf(query)).agents.map(({ agentId }) => agentId);
const today = '2026-11-18';

describe('the active hierarchy', () => {
  it('has the own ids at its top, the last effective first, with how many stand below each', async () => {
    const { agents, totalRecords } = await treeOf();
    const own = mine.filter(({ id }) => dana.has(id));
    const sorted = own.toSorted((a, b) => (a.effective < b.effective ? 1 : -1));
    expect(agents.map(({ agentId }) => agentId)).toEqual(sorted.map(({ id }) => id));
    expect(totalRecords).toBe(3);
    for (const { agentId, downline } of agents) {
      const below = mine.filter(({ id, path }) => id !== agentId && path.includes(`${agentId}/`));
      expect(downline).toBe(below.length);
    }
  });

  it('gives of a branch those directly below, in the order asked for', async () => {
    const below = mine.filter(({ upline }) => upline === '4471902');
    const byDay = below
      .toSorted((a, b) => (a.effective < b.effective ? -1 : 1))
      .map(({ id }) => id);
    const under = { UnderAgentId: '4471902' };
    expect(byDay.length).toBeGreaterThan(1);
    expect(await idsOf({ ...under, orderBy: 'effective' })).toEqual(byDay);
    expect(await idsOf({ ...under, orderBy: 'effective desc' })).toEqual(byDay.toReversed());
  });

  it('puts who was looked for first in a branch, and the others as they were', async () => {
    const under = { UnderAgentId: '4471902', orderBy: 'agentName' };
    const [first = '', ...others] = await idsOf(under);
    const last = others.pop() ?? '';
    expect(await idsOf({ ...under, FirstAgentId: last })).toEqual([last, first, ...others]);
  });

  it('returns everything that the hierarchy filter finds, at any depth', async () => {
    const level = 'Associate Agent';
    const found = mine.filter((agent) => agent.level === level).map(({ id }) => id);
    expect(found.length).toBeGreaterThan(1);
    expect((await idsOf({ agentLevel: level })).toSorted()).toEqual(found.toSorted());
    const below = found.filter((id) =>
      mine.some((one) => one.id === id && one.path.includes('/4473310/')),
    );
    expect(below.length).toBeLessThan(found.length);
    const inBranch = await idsOf({ agentLevel: level, agentNumber: '4473310' });
    expect(inBranch.toSorted()).toEqual(below.toSorted());
    expect(await idsOf({ agentNumber: '4473310' })).toEqual(['4473310']);
    expect(await idsOf({ companyCode: 'toString' })).toEqual([]);
  });

  it.each([
    ['marketCode', 'market_code'],
    ['companyCode', 'company_code'],
    ['contractStatus', 'contract_status'],
  ])('finds exactly the agents of a %s', async (filter, column) => {
    const { rows } = await server.database.db.execute<{ id: string; value: string }>(
      sql`SELECT agent_id AS id, ${sql.identifier(column)} AS value FROM agents`,
    );
    const known = rows.filter(({ id }) => mine.some((one) => one.id === id));
    const values = new Set(known.map(({ value }) => value));
    for (const value of values) {
      const found = known.filter((one) => one.value === value).map(({ id }) => id);
      expect((await idsOf({ [filter]: value })).toSorted()).toEqual(found.toSorted());
    }
    expect(await idsOf({ [filter]: 'unknown' })).toEqual([]);
  });

  it('is that of a downline agent when viewed as that agent', async () => {
    expect(await idsOf({ ViewAsAgentId: '4473310' })).toEqual(['4473310']);
    const refused = await request('ActiveHierarchy', { ViewAsAgentId: '4480055' });
    expect(refused.status).toBe(404);
    expect((await request('ActiveHierarchy', { UnderAgentId: '4400001' })).status).toBe(404);
  });

  it('returns the values of its filters on request', async () => {
    const { filters } = await treeOf({ IncludeFilters: 'true' });
    const levels = [...new Set(mine.map(({ level }) => level))].toSorted();
    expect(filters).toMatchObject({ agentLevelFilterValues: levels });
    expect((await treeOf()).filters).toBeNull();
  });

  it('exports the whole hierarchy, each agent below its upline', async () => {
    const { body } = await request('Hierarchy/Export');
    const { rows } = await readWorkbook(body!);
    const paths = mine.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(rows.slice(1).map((row) => row[0]?.value.split(' - ').at(-1))).toEqual(
      paths.map(({ id }) => id),
    );
    expect(rows[1]?.[6]?.kind).toBe('number');
    const ids = new Set(mine.map(({ id }) => id));
    expect(rows.slice(1).map((row) => row[1]?.value ?? '')).toEqual(
      paths.map(({ upline }) => (upline !== null && ids.has(upline) ? upline : '')),
    );
    expect(paths.some(({ upline }) => upline !== null && !ids.has(upline))).toBe(true);
  });
});

describe('agent information', () => {
  it('counts each agent of the hierarchy once', async () => {
    const { counts } = await ask<AgentInformation>('AgentInformation');
    const { rows } = await server.database.db.execute<{ id: string; kinds: string[] }>(sql`
      SELECT agent_id AS id, array_agg(DISTINCT kind) AS kinds FROM appointments
      WHERE status = 'Active' GROUP BY agent_id`);
    const isJit = ({ id }: Agent) => rows.find((row) => row.id === id)?.kinds.join('') === 'JIT';
    const active = mine.filter(({ status }) => status === 'Active');
    expect(counts).toEqual({
      active: active.filter((agent) => !isJit(agent)).length,
      jit: active.filter(isJit).length,
      pending: mine.filter(({ status }) => status === 'Pending').length,
    });
  });

  it('filters to exactly the agents of each count, with and without View as', async () => {
    for (const whose of [{}, { ViewAsAgentId: '4473310' }]) {
      const { counts } = await ask<AgentInformation>('AgentInformation', whose);
      const found = async (countedAs: string) => {
        const ids = await idsOf({ ...whose, countedAs });
        expect((await treeOf({ ...whose, countedAs })).totalRecords).toBe(ids.length);
        return ids;
      };
      const [active, jit, pending] = [
        await found('Active'),
        await found('Just in time'),
        await found('Pending'),
      ];
      expect([active.length, jit.length, pending.length]).toEqual(Object.values(counts));
      expect(new Set([...active, ...jit, ...pending]).size).toBe(
        active.length + jit.length + pending.length,
      );
    }
    expect(await idsOf({ countedAs: 'toString' })).toEqual([]);
  });

  it('names the agents above an agent up to the caller, and none above the caller', async () => {
    const below = await ask<AgentInformation>('AgentInformation', { ViewAsAgentId: '4473322' });
    expect(below.uplines?.map(({ agentId }) => agentId)).toEqual(['4471902', '4473310']);
    expect((await ask<AgentInformation>('AgentInformation')).uplines).toEqual([]);
  });

  it.each([
    ['4471902', true],
    ['4473347', false],
  ])('says whether %s has a downline', async (ViewAsAgentId, has) => {
    expect(await ask('DoesAgentHaveDownline', { ViewAsAgentId })).toBe(has);
  });
});

describe('appointments', () => {
  const appointmentsOf = async (query = {}) => {
    const all = { pageSize: '100', ...query };
    return (await ask<{ appointments: Appointment[] }>('ActiveAppointments', all)).appointments;
  };

  it('are not terminated ones, with those that end soon first by default', async () => {
    const all = await appointmentsOf();
    const { rows } = await server.database.db.execute<{ id: string }>(sql`
      SELECT agent_id AS id FROM appointments WHERE status <> 'Terminated'`);
    const ids = new Set(mine.map(({ id }) => id));
    expect(all).toHaveLength(rows.filter(({ id }) => ids.has(id)).length);
    const left = all.map(({ daysLeft }) => daysLeft ?? Infinity);
    expect(left).toContain(90);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });

  it('are filtered by state', async () => {
    const state = (await appointmentsOf())[0]?.state ?? '';
    const ofState = await appointmentsOf({ state });
    expect(new Set(ofState.map((one) => one.state))).toEqual(new Set([state]));
  });
});

describe('the expiry watch', () => {
  it('has appointments, licenses and E&O that end within 90 days, earliest first', async () => {
    const { endings, totalRecords } = await ask<{ endings: Ending[]; totalRecords: number }>(
      'ExpiryWatch',
      { pageSize: '100' },
    );
    const ids = mine.map(({ id }) => id);
    const { rows } = await server.database.db.execute<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM (
        SELECT agent_id, expires_on FROM appointments WHERE status = 'Active'
        UNION ALL SELECT agent_id, expires_on FROM credentials) ends
      WHERE agent_id = ANY(${sql.param(ids)})
        AND expires_on BETWEEN ${today}::date AND ${today}::date + 90`);
    expect(totalRecords).toBe(rows[0]?.n);
    const { endingId = '' } = endings[1]!;
    expect(await ask('ExpiryWatch', { endingIds: endingId })).toMatchObject({
      totalRecords: 1,
      endings: [endings[1]],
    });
    const left = endings.map(({ daysLeft }) => daysLeft);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    const said = endings.map(({ agentId, kind, daysLeft }) => `${agentId} ${kind} ${daysLeft}`);
    expect(said).toEqual(
      expect.arrayContaining(['4473310 E&O 7', '4470057 License 30', '4471902 Appointment 90']),
    );
    const { endingSoon } = await ask<AgentInformation>('AgentInformation');
    expect(endingSoon).toBe(totalRecords);
  });

  it('exports', async () => {
    const { body } = await request('ExpiryWatch/Export', { ViewAsAgentId: '4473310' });
    const { rows, about } = await readWorkbook(body!);
    expect(rows.map((row) => [row[1]?.value, row[4]?.value])).toContainEqual(['E&O', '7']);
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual([
      'View As',
      expect.stringMatching(/^Reyes, Marco and downline \(\d+ agents\) - 4473310$/),
    ]);
  });
});

it('the expiry watch has what ends today, and not what ended yesterday', async () => {
  const { db } = server.database;
  const ids = mine.map(({ id }) => id);
  const [appointment] = (
    await db.execute<{ id: number; day: string }>(sql`
      SELECT appointment_id AS id, expires_on::text AS day FROM appointments
      WHERE status = 'Active' AND agent_id = ANY(${sql.param(ids)}) ORDER BY 1 LIMIT 1`)
  ).rows;
  const countOn = async (day = appointment?.day) => {
    await db.execute(sql`UPDATE appointments SET expires_on = ${day}::date
      WHERE appointment_id = ${appointment?.id}`);
    // The order of a list is cached for a minute.
    server.clock.now = new Date(server.clock.now.getTime() + 120_000);
    return (await ask<{ totalRecords: number }>('ExpiryWatch')).totalRecords;
  };
  const without = await countOn('2026-11-17');
  expect(await countOn(today)).toBe(without + 1);
  await countOn();
});

describe('pending requirements', () => {
  it('are those of the hierarchy, last requested first', async () => {
    const { requirements } = await ask<{ requirements: { agentId: string; requested: string }[] }>(
      'HierarchyWithPendingRequirements',
      { pageSize: '100' },
    );
    const ids = new Set(mine.map(({ id }) => id));
    expect(requirements.length).toBeGreaterThan(2);
    expect(requirements.filter(({ agentId }) => !ids.has(agentId))).toEqual([]);
    const days = requirements.map(({ requested }) => requested);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
