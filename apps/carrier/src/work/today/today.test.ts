import type { OutputOf } from '@agent-portal/data/endpoint';
import { getViewAsAgents } from '@agent-portal/data/user-data/contract';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import {
  groupSizes,
  type Today,
  type TodayKind,
  todayKinds,
} from '@agent-portal/data/work/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { clientRequirements } from '../../policies/reason/requirementRules.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

const address = '/API/Business/Today';
const read = async <Answer>(path: string, session: SignedIn) => server.read<Answer>(path, session);
const today = (session: SignedIn, query = '') => read<Today>(`${address}${query}`, session);
const groupOf = (answer: Today, kind: TodayKind) =>
  answer.groups.find((group) => group.kind === kind);
const whole = (kind: TodayKind, session = agent) => groupOfToday(server, session, kind);

describe('the queue', () => {
  it('has the groups in order of urgency, each with its first items', async () => {
    const { asOf, groups } = await today(agent);
    expect(asOf).toBe('2026-11-18');
    expect(groups.map(({ kind }) => kind)).toEqual(todayKinds);
    for (const { total, items } of groups)
      expect(items).toHaveLength(Math.min(groupSizes.first, total));
    const empty = new Set(['followUps', 'chargebacksAtRisk']);
    for (const kind of todayKinds.filter((one) => !empty.has(one)))
      expect([kind, groupOf({ groups } as Today, kind)?.total]).not.toEqual([kind, 0]);
  });

  it('sorts what is late by its days, and says who, what and by when', async () => {
    const { items } = await whole('overdueRequirements');
    const late = items.map(({ daysLate }) => daysLate);
    expect(late).toEqual(late.toSorted((a, b) => b - a));
    expect(late.at(-1)).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatchObject({ action: 'takeAction', daysLeft: null });
      expect(item.requirementId).toBe(item.key);
      expect(item.why).toMatch(/^Waiting for .* days? late\. \w/);
    }
    const isOfClient = items.map(({ what }) => clientRequirements.includes(what));
    expect(items.map(({ actor }) => actor === 'Client')).toEqual(isOfClient);
    expect(new Set(isOfClient).size).toBe(2);
  });

  it.each([
    ['overdueRequirements', 'overdue'],
    ['dueThisWeek', 'thisWeek'],
  ] as const)('has in %s what the pending list has, without what is planned', async (kind, due) => {
    const filters = encodeURIComponent(JSON.stringify({ takeAction: true, due }));
    const listed = await read<OutputOf<typeof getPendingPolicyRequirements>>(
      `${getPendingPolicyRequirements.path}?pageSize=100&orderBy=dueDate&filters=${filters}`,
      agent,
    );
    const keys = listed.requirementSummaries.map(({ requirementId }) => requirementId);
    await server.database.db.execute(sql`DELETE FROM follow_ups`);
    expect((await whole(kind)).items.map(({ key }) => key)).toEqual(keys);
    const plan = { subject: 'requirement', key: keys[1], note: '', version: null };
    const planned = { ...plan, followUpDate: '2026-11-25' };
    await server.post('/API/UserData/FollowUps', agent, planned);
    const group = await whole(kind);
    expect(group).toMatchObject({ total: listed.totalRequirements - 1, planned: 1 });
    expect(group.items.map(({ key }) => key)).toEqual(keys.toSpliced(1, 1));
  });

  /** The policies past due, as the lapse desk has them, without those whose insured has died. */
  async function readLate() {
    const { policies } = await read<OutputOf<typeof getActivePolicies>>(
      `${getActivePolicies.path}?pageSize=100&orderBy=paidToDate&filters=${encodeURIComponent('{"pastDue":true}')}`,
      agent,
    );
    return policies.filter(({ doNotCall }) => !doNotCall);
  }

  it('shows each policy past due once, as the lapse desk from the first day on', async () => {
    const policies = await readLate();
    const lapsing = await whole('lapsing');
    expect(lapsing.total).toBe(policies.length);
    expect(lapsing.items.map(({ key }) => key)).toEqual(policies.map((row) => row.policyNumber));
    expect(policies.at(-1)?.daysLate).toBeLessThan(7);
    expect((await whole('chargebacksAtRisk')).total).toBe(0);
  });

  it('keeps a policy that is active after its grace period, and leaves out an insured who has died', async () => {
    const policies = await readLate();
    const [ended, died] = policies.map(({ policyNumber }) => policyNumber).slice(-2);
    await server.database.db.execute(
      sql`UPDATE policies SET paid_to_date = '2026-10-01' WHERE policy_number = ${ended}`,
    );
    await server.database.db.execute(
      sql`UPDATE claims SET claim_type = 'Death', status = 'Paid', policy_number = ${died}
        WHERE claim_number = (SELECT min(claim_number) FROM claims)`,
    );
    const { items } = await whole('lapsing');
    expect(items).toHaveLength(policies.length - 1);
    expect(items[0]).toMatchObject({ key: ended, by: '2026-11-01', daysLate: 17 });
    expect(items[0]?.detail).toContain('past grace');
    expect(items.map(({ key }) => key)).not.toContain(died);
  });

  it('answers a group as a whole when asked, and the others as before', async () => {
    const { groups } = await today(agent, '?all=dueThisWeek,cases');
    for (const { kind, total, items } of groups) {
      const isWhole = kind === 'dueThisWeek' || kind === 'cases';
      expect(items).toHaveLength(isWhole ? total : Math.min(groupSizes.first, total));
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    }
    expect(groupOf({ groups } as Today, 'cases')?.total).toBeGreaterThan(groupSizes.first);
    const unknown = await server.get(`${address}?all=cases,none`, agent);
    expect(unknown.status).toBe(400);
  });
});

describe('the groups that a caller sees', () => {
  const policies = todayKinds.filter(
    (kind) => !['chargebacksAtRisk', 'cases', 'claims', 'endings'].includes(kind),
  );
  it.each([
    ['sub.pendingactiveterminated', policies],
    ['sub.casemanagement', ['followUps', 'cases']],
    ['sub.hierarchy', ['followUps', 'endings']],
    ['sub.commissionsagentdebt', ['followUps', 'chargebacksAtRisk']],
    ['sub.claims', ['followUps', 'claims']],
    ['sub.none', []],
    ['historical', ['followUps', 'chargebacksAtRisk']],
  ])('are, for %s, those of its roles', async (account, kinds) => {
    const session = await server.signIn(account);
    const { groups } = await today(session);
    expect(groups.map(({ kind }) => kind)).toEqual(kinds);
    const hidden = kinds.includes('cases') ? 'endings' : 'cases';
    expect(await whole(hidden, session)).toMatchObject({ total: 0, items: [] });
  });

  it('have phone numbers only for a caller who may see policies', async () => {
    const of = async (account: string) => {
      const { groups } = await today(await server.signIn(account));
      return groups.flatMap(({ items }) => items.map(({ phone }) => phone)).filter(Boolean);
    };
    expect(await of('sub.casemanagement')).toEqual([]);
    expect(await of('sub.commissionsagentdebt')).toEqual([]);
    expect(await of('sub.pendingactiveterminated')).not.toEqual([]);
  });

  it('are about the book of one agent of its downline, in every group', async () => {
    const { viewAsFilterValues: agents } = await read<OutputOf<typeof getViewAsAgents>>(
      getViewAsAgents.path,
      agent,
    );
    const whole = await today(agent, `?all=${todayKinds.join(',')}`);
    const other = agents.find(
      ({ agentId, downlineAgents }) =>
        downlineAgents === 0 &&
        whole.groups.some(({ items }) => items.some((item) => item.agentId === agentId)),
    )!;
    const own = await today(agent, `?all=${todayKinds.join(',')}&viewAs=${other.agentId}`);
    const expected = whole.groups.flatMap(({ kind, items }) =>
      items.filter(({ agentId }) => agentId === other.agentId).map(({ key }) => `${kind} ${key}`),
    );
    const shown = own.groups.flatMap(({ kind, items }) => items.map(({ key }) => `${kind} ${key}`));
    expect(expected.length).toBeGreaterThan(0);
    expect(shown).toEqual(expect.arrayContaining(expected));
    expect(shown.length).toBeLessThan(whole.groups.flatMap(({ items }) => items).length);
    const outside = await server.get(`${address}?viewAs=4480055`, agent);
    expect(outside.status).toBe(404);
  });

  it('exclude those of a feature that is off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'casemanagement=off' } });
    const { groups } = await off.read<Today>(address, await off.signIn('agent'));
    expect(groups.map(({ kind }) => kind)).not.toContain('cases');
    expect(groups.map(({ kind }) => kind)).toContain('endings');
    await off.database.close();
  });

  it('are those of the agent that home office acts for', async () => {
    const acting = await homeOffice(server).actingAs(dana);
    const totals = ({ groups }: Today) => groups.map(({ kind, total }) => [kind, total]);
    // With the changes that the agent has read.
    const read = '?all=changes';
    expect(totals(await today(acting, read))).toEqual(totals(await today(agent, read)));
  });
});

describe('a visit', () => {
  it('notes the one before after 30 minutes without use, for each user', async () => {
    const start = server.clock.now;
    const sinceAfter = async (minutes: number) => {
      server.clock.now = new Date(start.getTime() + minutes * 60_000);
      return (await today(await server.signIn('solo'))).since;
    };
    expect(await sinceAfter(0)).toBeNull();
    // A visit continues while it is used.
    expect(await sinceAfter(29)).toBeNull();
    expect(await sinceAfter(58)).toBeNull();
    expect(await sinceAfter(88)).toBe('2026-11-18');
    expect(await sinceAfter(88)).toBe('2026-11-18');
    expect(await sinceAfter(110)).toBe('2026-11-18');
    expect((await today(await server.signIn('sub.all'))).since).toBeNull();
    server.clock.now = start;
    // Its session ended meanwhile.
    agent = await server.signIn('agent');
  });

  it('hides the changes that the user read as a whole, and shows those of that day at the next one', async () => {
    const start = server.clock.now;
    const sinceOf = async (query = '') => {
      const path = `/API/Business/Today${query}`;
      return (await server.read<Today>(path, await server.signIn('agent'))).since;
    };
    const setVisit = (sinceOn: string, readOn: string | null) =>
      server.database.db.execute(
        sql`UPDATE today_visits SET since_on = ${sinceOn}::date, read_on = ${readOn}::date`,
      );
    const { groups } = await today(agent);
    const agentId = groups.flatMap(({ items }) => items).find((item) => item.agentId)?.agentId;
    await setVisit('2026-11-10', null);
    expect(await sinceOf('?all=deadlines')).toBe('2026-11-10');
    // One agent's changes are not all.
    expect(await sinceOf(`?all=changes&viewAs=${agentId}`)).toBe('2026-11-10');
    expect(await sinceOf()).toBe('2026-11-10');
    // They stay while the user reads them, and when it comes back to their address.
    expect(await sinceOf('?all=changes')).toBe('2026-11-10');
    expect(await sinceOf('?all=changes')).toBe('2026-11-10');
    expect(await sinceOf()).toBe('2026-11-19');
    // A later day is read again.
    await setVisit('2026-11-10', '2026-11-16');
    expect(await sinceOf()).toBe('2026-11-17');
    expect(await sinceOf('?all=changes')).toBe('2026-11-10');
    expect(await sinceOf()).toBe('2026-11-19');
    // The book knows only the day of a change: others may have come on it after the user read.
    server.clock.now = new Date(start.getTime() + 31 * 60_000);
    expect(await sinceOf()).toBe('2026-11-18');
    expect(await sinceOf()).toBe('2026-11-18');
    expect(await sinceOf('?all=changes')).toBe('2026-11-18');
    expect(await sinceOf()).toBe('2026-11-19');
    // Also if that visit went on for longer than the day on which the user read.
    await setVisit('2026-11-10', '2026-11-17');
    server.clock.now = new Date(start.getTime() + 62 * 60_000);
    expect(await sinceOf()).toBe('2026-11-17');
    server.clock.now = new Date(start.getTime() + 93 * 60_000);
    expect(await sinceOf()).toBe('2026-11-18');
    server.clock.now = start;
    await setVisit('2026-11-10', null);
    agent = await server.signIn('agent');
  });

  it('shows what changed since the one before, and a week on the first', async () => {
    const daysOf = async () => {
      const { items } = await whole('changes');
      return items.map(({ why }) => /\d\d\/\d\d\/\d{4}/.exec(why)?.[0] ?? '');
    };
    const setSince = (day: string) =>
      server.database.db.execute(sql`UPDATE today_visits SET since_on = ${day}::date`);
    // What ends, or takes effect, on a day to come has not changed yet.
    await server.database.db.execute(
      sql`UPDATE policies SET issue_date = '2026-12-15' WHERE status = 'Active' AND agent_id = '4471902'`,
    );
    await server.database.db.execute(
      sql`UPDATE policies SET termination_date = '2026-12-31' WHERE status = 'Terminated' AND agent_id = '4471902'`,
    );
    await setSince('2026-11-16');
    const days = await daysOf();
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days)).toEqual(
      new Set(days.filter((day) => day >= '11/16/2026' && day <= '11/18/2026')),
    );
    // The carrier can enter a lapse long after its day.
    await server.database.db.execute(
      sql`UPDATE policies SET status = 'Lapsed', status_date = '2026-11-17', termination_date = '2026-08-01'
        WHERE policy_number = (SELECT min(policy_number) FROM policies
          WHERE status = 'Active' AND agent_id = '4471902')`,
    );
    expect(await daysOf()).toEqual([...days, '08/01/2026']);
    // Or before it.
    await server.database.db.execute(
      sql`UPDATE policies SET status_date = '2026-11-02', termination_date = '2026-11-18'
        WHERE status_date = '2026-11-17' AND termination_date = '2026-08-01'`,
    );
    expect((await daysOf()).toSorted()).toEqual([...days, '11/18/2026'].toSorted());
    await setSince('2026-11-01');
    expect((await daysOf()).length).toBeGreaterThan(days.length);
  });
});
