import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import {
  type Today,
  type TodayGroup,
  type TodayItem,
  type TodayKind,
  todayKinds,
} from '@agent-portal/data/today/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../../impersonation/testing.ts';
import { clientRequirements } from '../../policies/reason/requirementRules.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

const address = '/API/Business/Today';
const read = async <Answer>(path: string, session: SignedIn) =>
  homeOffice(server).read<Answer>(path, session);
const today = (session: SignedIn, query = '') => read<Today>(`${address}${query}`, session);
const groupOf = (answer: Today, kind: TodayKind) =>
  answer.groups.find((group) => group.kind === kind);
const groupPage = (kind: TodayKind, page = 1, session = agent) =>
  read<TodayGroup & { totalPages: number }>(`${address}/${kind}?page=${page}`, session);
const post = (path: string, body: object, session = agent) =>
  homeOffice(server).post(`${address}${path}`, session, body);
const remove = (path: string, session = agent) =>
  server.request(`${address}${path}`, { method: 'DELETE', headers: { ...session } });

async function allOf(kind: TodayKind): Promise<TodayItem[]> {
  const { totalPages } = await groupPage(kind);
  const pages = Array.from({ length: totalPages }, (_, at) => groupPage(kind, at + 1));
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

async function firstOf(kind: TodayKind): Promise<TodayItem> {
  const [item] = (await groupPage(kind)).items;
  if (!item) throw new Error(`No item in ${kind}.`);
  return item;
}

describe('the queue', () => {
  it('has the groups in order of urgency, each with its first ten items', async () => {
    const { asOf, groups } = await today(agent);
    expect(asOf).toBe('2026-11-18');
    expect(groups.map(({ kind }) => kind)).toEqual(todayKinds);
    for (const { total, items } of groups) expect(items).toHaveLength(Math.min(10, total));
    for (const kind of ['overdueRequirements', 'lapsing', 'cases', 'endings', 'changes'] as const)
      expect([kind, groupOf({ groups } as Today, kind)?.total]).not.toEqual([kind, 0]);
  });

  it('sorts what is late by its days, and says who, what and by when', async () => {
    const { items } = await groupPage('overdueRequirements');
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

  it('counts requirements as the pending list does with the same filters', async () => {
    const filters = encodeURIComponent(JSON.stringify({ takeAction: true, due: 'overdue' }));
    await server.database.db.execute(sql`DELETE FROM follow_ups`);
    const { totalRequirements } = await read<{ totalRequirements: number }>(
      `${getPendingPolicyRequirements.path}?filters=${filters}`,
      agent,
    );
    expect((await groupPage('overdueRequirements')).total).toBe(totalRequirements);
  });

  it('shows each policy past due once, first those that lapse soon', async () => {
    const lapsing = await allOf('lapsing');
    const atRisk = await allOf('chargebacksAtRisk');
    const days = lapsing.map(({ daysLeft }) => daysLeft ?? -1);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days[0]).toBeGreaterThanOrEqual(0);
    expect(days.at(-1)).toBeLessThanOrEqual(14);
    const keys = [...lapsing, ...atRisk].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('pages without overlaps, and answers the last page past the end', async () => {
    const { total, totalPages } = await groupPage('dueThisWeek');
    expect(totalPages).toBe(Math.ceil(total / 10));
    const items = await allOf('dueThisWeek');
    expect(new Set(items.map(({ key }) => key)).size).toBe(total);
    const last = items.slice(10 * (totalPages - 1));
    expect((await groupPage('dueThisWeek', 999)).items).toEqual(last);
  });
});

describe('the groups that a caller sees', () => {
  const policies = todayKinds.filter(
    (kind) => !['chargebacksAtRisk', 'cases', 'endings'].includes(kind),
  );
  it.each([
    ['sub.pendingactiveterminated', policies],
    ['sub.casemanagement', ['cases']],
    ['sub.hierarchy', ['endings']],
    ['sub.commissionsagentdebt', ['chargebacksAtRisk']],
    ['sub.claims', []],
    ['sub.none', []],
    ['historical', ['chargebacksAtRisk']],
  ])('are, for %s, those of its roles', async (account, kinds) => {
    const session = await server.signIn(account);
    const { groups } = await today(session);
    expect(groups.map(({ kind }) => kind)).toEqual(kinds);
    const hidden = kinds.includes('cases') ? 'endings' : 'cases';
    expect(await groupPage(hidden, 1, session)).toMatchObject({ total: 0, items: [] });
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

  it('exclude those of a feature that is off', async () => {
    const off = await testServer({ env: { CARRIER_FEATURES: 'casemanagement=off' } });
    const { groups } = await homeOffice(off).read<Today>(address, await off.signIn('agent'));
    expect(groups.map(({ kind }) => kind)).not.toContain('cases');
    expect(groups.map(({ kind }) => kind)).toContain('endings');
    await off.database.close();
  });

  it('are those of the agent that home office acts for', async () => {
    const acting = await homeOffice(server).actingAs(dana);
    const totals = ({ groups }: Today) => groups.map(({ kind, total }) => [kind, total]);
    expect(totals(await today(acting))).toEqual(totals(await today(agent)));
  });
});

describe('a visit', () => {
  it('notes the one before after 30 minutes, for each user', async () => {
    const session = await server.signIn('solo');
    const start = server.clock.now;
    expect((await today(session)).since).toBeNull();
    server.clock.now = new Date(start.getTime() + 29 * 60_000);
    expect((await today(session)).since).toBeNull();
    server.clock.now = new Date(start.getTime() + 30 * 60_000);
    expect((await today(session)).since).toBe('2026-11-18');
    expect((await today(session)).since).toBe('2026-11-18');
    expect((await today(await server.signIn('sub.all'))).since).toBeNull();
    server.clock.now = start;
  });

  it('shows what changed since the one before, and a week on the first', async () => {
    const daysOf = async () => {
      const { totalPages } = await groupPage('changes');
      const pages = Array.from({ length: totalPages }, (_, at) => groupPage('changes', at + 1));
      const items = (await Promise.all(pages)).flatMap((page) => page.items);
      return items.map(({ why }) => /\d\d\/\d\d\/\d{4}/.exec(why)?.[0] ?? '');
    };
    const setSince = (day: string) =>
      server.database.db.execute(sql`UPDATE today_visits SET since_on = ${day}::date`);
    await setSince('2026-11-16');
    const days = await daysOf();
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days)).toEqual(
      new Set(days.filter((day) => day >= '11/16/2026' && day <= '11/18/2026')),
    );
    await setSince('2026-11-01');
    expect((await daysOf()).length).toBeGreaterThan(days.length);
  });
});

describe('what was done today', () => {
  it('has the user’s actions, follow-ups, e-mails and skips, the latest first', async () => {
    const session = await server.signIn('agent');
    const [first, second] = (await groupPage('overdueRequirements')).items as [
      TodayItem,
      TodayItem,
    ];
    const waiting = (await groupPage('cases')).items.find(({ action }) => action === 'resend');
    const at = (minute: number) => {
      server.clock.now = new Date(`2026-11-18T15:0${minute}:00Z`);
    };
    const api = homeOffice(server);
    at(1);
    const sent = { policyNumber: first.policyNumber, requirementId: first.key };
    await api.post('/API/send/takeAction', session, {
      ...sent,
      action: 'ProvideInformation',
      note: 'Sent.',
    });
    at(2);
    await api.post('/API/UserData/FollowUps', session, {
      policyNumber: second.policyNumber,
      requirementId: second.key,
      followUpDate: '2026-11-20',
      note: '',
      version: null,
    });
    at(3);
    await server.request(`/API/CaseManagement/ResendEmail?envelopeId=${waiting?.key}`, {
      headers: { ...session },
    });
    at(4);
    const skipped = await firstOf('dueThisWeek');
    const skip = { key: skipped.key, reason: 'Client is away', until: '2026-11-25' };
    expect((await post('/dueThisWeek/Skips', skip)).status).toBe(200);
    at(5);
    const { doneToday, groups } = await today(session);
    expect(doneToday.map(({ what }) => what)).toEqual([
      `Skipped until 11/25/2026: ${skipped.what}`,
      `Sent the e-mail to ${waiting?.recipient?.name} again`,
      `Set a follow-up for 11/20/2026: ${second.what}`,
      `Provided information: ${first.what}`,
    ]);
    expect(doneToday.map(({ who }) => who)).toEqual(
      [skipped, waiting, second, first].map((item) => item?.who),
    );
    // What is done is no longer in the queue, also not by its key.
    const left = groups.flatMap(({ items }) => items.map(({ key }) => key));
    for (const { key } of [first, second, skipped]) expect(left).not.toContain(key);
    expect((await post('/dueThisWeek/Skips', { ...skip, until: '2026-11-26' })).status).toBe(404);
    // Other users did nothing, and see the skipped item.
    const other = await server.signIn('sub.all');
    const theirs = await today(other);
    expect(theirs.doneToday).toEqual([]);
    const theirItems = groupOf(theirs, 'dueThisWeek')?.items.map(({ key }) => key);
    expect(theirItems).toContain(skipped.key);
    // The day starts in the zone of the reader.
    const countAt = async (now: string, query = '') => {
      server.clock.now = new Date(now);
      return (await today(await server.signIn('agent'), query)).doneToday.length;
    };
    expect(await countAt('2026-11-18T23:59:00Z')).toBe(4);
    expect(await countAt('2026-11-18T23:59:00Z', '?timeZone=Asia/Singapore')).toBe(0);
    expect(await countAt('2026-11-19T00:30:00Z')).toBe(0);
    expect(await countAt('2026-11-19T00:30:00Z', '?timeZone=America/Chicago')).toBe(4);
    server.clock.now = new Date('2026-11-18T15:00:00Z');
    agent = await server.signIn('agent');
  });

  it('is in the activity, and a skip can be taken back', async () => {
    const item = await firstOf('lapsing');
    const body = { key: item.key, reason: 'Called', until: '2026-11-20' };
    expect((await post('/lapsing/Skips', body)).status).toBe(200);
    expect((await firstOf('lapsing')).key).not.toBe(item.key);
    expect((await remove(`/lapsing/Skips/${item.key}`)).status).toBe(200);
    expect((await firstOf('lapsing')).key).toBe(item.key);
    const { rows } = await server.database.pool.query<{ action: string; detail: string }>(
      `SELECT action, detail FROM audit_entries WHERE action LIKE 'item %'
       ORDER BY audit_entry_id DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      { action: 'item returned', detail: item.policyNumber },
      { action: 'item skipped', detail: item.policyNumber },
    ]);
  });

  it('comes back on the day of the skip', async () => {
    const item = await firstOf('endings');
    await post('/endings/Skips', { key: item.key, reason: 'Renewed', until: '2026-11-19' });
    expect((await firstOf('endings')).key).not.toBe(item.key);
    await server.database.db.execute(sql`UPDATE today_skips SET until_on = '2026-11-18'`);
    expect((await firstOf('endings')).key).toBe(item.key);
  });

  it.each([
    ['today', { until: '2026-11-18' }],
    ['a day too far ahead', { until: '2027-11-20' }],
    ['no reason', { reason: ' ' }],
  ])('rejects a skip with %s', async (_, wrong) => {
    const { key } = await firstOf('lapsing');
    const body = { key, reason: 'Later', until: '2026-11-20', ...wrong };
    expect((await post('/lapsing/Skips', body)).status).toBe(400);
  });

  it('rejects a skip of an item that is not in the queue, or that the role does not show', async () => {
    const { key } = await firstOf('lapsing');
    const body = { key, reason: 'Later', until: '2026-11-20' };
    expect((await post('/endings/Skips', { ...body, key: '99999999' })).status).toBe(404);
    expect((await post('/cases/Skips', body)).status).toBe(404);
    expect((await post('/lapsing/Skips', body, await server.signIn('sub.claims'))).status).toBe(
      404,
    );
    expect((await post('/lapsing/Skips', body, await server.signIn('individual'))).status).toBe(
      404,
    );
  });
});
