import type { Deadline, getDeadlines } from '@agent-portal/data/deadlines/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../db/dates.ts';
import { ageOn } from './rules.ts';
import { homeOffice, june } from '../impersonation/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';

type Answer = OutputOf<typeof getDeadlines>;
type Page = { [Key in keyof Answer]-?: NonNullable<Answer[Key]> };

const server = await sharedServer();
const agent = await server.signIn('agent');
const office = homeOffice(server);

const list = (session: SignedIn, filters: object = {}, page: object = {}) =>
  server.read<Page>('/API/PolicyInfo/Policies/Deadlines', session, { filters, ...page });

async function everyOf(session: SignedIn, filters: object = {}): Promise<Deadline[]> {
  const pages: Deadline[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await list(session, filters, { page: String(page), pageSize: '100' });
    pages.push(...answer.deadlines);
    if (answer.currentPage === answer.totalPages) return pages;
  }
}

describe('the list of deadlines', () => {
  test('has every deadline once, soonest first', async () => {
    const every = await everyOf(agent);
    const { totalRecords } = await list(agent);
    const keys = every.map((one) => `${one.policyNumber} ${one.kind} ${one.person}`);
    expect(new Set(keys).size).toBe(totalRecords);
    const left = every.map(({ daysLeft }) => daysLeft);
    expect(left).toEqual(left.toSorted((one, other) => one - other));
    expect(new Set(every.map(({ kind }) => kind)).size).toBe(6);
  });

  test('counts each window and each kind as the filters find them', async () => {
    const { tabCounts, kindCounts } = await list(agent);
    for (const days of ['7', '30', '90'] as const)
      expect((await list(agent, { days })).totalRecords).toBe(tabCounts[`within${days}`]);
    for (const [kind, count] of Object.entries(kindCounts))
      expect((await everyOf(agent, { kind: [kind] })).length).toBe(count);
    const both = await list(agent, { kind: ['AgeChange', 'Birthday'], days: '30' });
    expect(both.totalRecords).toBe(both.tabCounts.within30);
    expect(both.totalRecords).toBe(both.kindCounts.AgeChange + both.kindCounts.Birthday);
  });

  test('finds deadlines by their ids, with the other filters', async () => {
    const every = await everyOf(agent);
    const [one, two] = [every.at(3), every.at(-1)];
    const deadlineId = [two?.deadlineId, one?.deadlineId, '0 Birthday 0'];
    expect(await everyOf(agent, { deadlineId })).toEqual([one, two]);
    expect(await everyOf(agent, { deadlineId, days: '7' })).toEqual([one]);
    expect(new Set(every.map((row) => row.deadlineId)).size).toBe(every.length);
  });

  test('says whose deadline it is, and how many years it completes', async () => {
    const { rows } = await server.database.db.execute<{
      number: string;
      name: string;
      born: string;
      parts: string[];
      issued: string;
    }>(sql`
      SELECT policy_number AS number, name, birth_date::text AS born, parts, issue_date::text AS issued
      FROM parties JOIN policies USING (policy_number)`);
    const every = await everyOf(agent);
    for (const { kind, dueOn, policyNumber, person, part, years } of every) {
      const ofPolicy = rows.filter(({ number }) => number === policyNumber);
      const own = ofPolicy.find(({ name }) => name === person);
      const isOwner = own?.parts.includes('Owner');
      const isInsured = own?.parts.some((one) => one === 'Insured' || one === 'Annuitant');
      const both = isInsured ? (isOwner ? 'Insured and owner' : 'Insured') : 'Owner';
      // An insurance age changes half a year before the birthday.
      const birthday = kind === 'AgeChange' ? addMonths(dueOn, 6) : dueOn;
      const age = own ? ageOn(own.born, birthday) : null;
      const inForce = kind === 'Anniversary' ? ageOn(ofPolicy[0]?.issued ?? '', dueOn) : null;
      expect([policyNumber, kind, part]).toEqual([policyNumber, kind, own ? both : null]);
      expect([policyNumber, kind, years]).toEqual([policyNumber, kind, age ?? inForce]);
    }
    expect(new Set(every.map(({ part }) => part)).size).toBeGreaterThan(2);
  });

  test('is the same without its counts', async () => {
    const filters = { kind: ['AgeChange', 'Birthday'], days: '30' };
    const uncounted = await list(agent, filters, { IncludeCounts: 'false' });
    const { tabCounts: _, kindCounts: __, ...listed } = await list(agent, filters);
    expect(uncounted).toEqual(listed);
  });

  test('answers the last page for a page past the end', async () => {
    const { currentPage, totalPages } = await list(agent, {}, { page: '9999' });
    expect(currentPage).toBe(totalPages);
  });

  test('has the book of the agent that home office acts for, or of the agent in View As', async () => {
    const asJune = await everyOf(await office.actingAs(june));
    expect(asJune.length).toBeGreaterThan(0);
    expect(asJune.every(({ agentId }) => agentId === june)).toBe(true);
    const viewed = await everyOf(agent, { viewAs: '4471918-only' });
    expect(new Set(viewed.map(({ agentId }) => agentId))).toEqual(new Set(['4471918']));
  });
});

test('the counts of the Active list are the policies that its tabs show', async () => {
  interface Active {
    readonly totalPolicies: number;
    readonly tabCounts: Readonly<Record<string, number>>;
    readonly policies: readonly { readonly policyNumber: string }[];
  }
  const active = (Filters: object) => {
    const query = { PageSize: '100', Filters };
    return server.read<Active>('/API/PolicyInfo/Policies/Summaries/Active', agent, query);
  };
  for (const other of [{}, { agentId: ['4471918'] }]) {
    const { tabCounts } = await active(other);
    for (const days of ['7', '30', '90'] as const) {
      const { totalPolicies } = await active({ ...other, deadlinesWithin: days });
      expect(totalPolicies).toBe(tabCounts[`deadlines${days}`]);
    }
  }
  const { policies } = await active({ deadlinesWithin: '7' });
  const due = new Set((await everyOf(agent, { days: '7' })).map((one) => one.policyNumber));
  expect(new Set(policies.map(({ policyNumber }) => policyNumber))).toEqual(due);
});

test('a policy that is paid leaves the list at once', async () => {
  const [late] = await everyOf(agent, { kind: ['GraceEnd'] });
  await server.database.db.execute(sql`UPDATE policies SET paid_to_date = '2026-12-18'
    WHERE policy_number = ${late!.policyNumber}`);
  const after = await everyOf(agent, { kind: ['GraceEnd'] });
  expect(after.map(({ policyNumber }) => policyNumber)).not.toContain(late!.policyNumber);
});
