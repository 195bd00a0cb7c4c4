import type { getGroupSummary, GroupDetails } from '@agent-portal/data/groups/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { centsOf, moneyOf } from '../db/cents.ts';
import { readWorkbook } from '../documents/readWorkbook.ts';
import { sharedServer } from '../testing.ts';

const server = await sharedServer();
const account = 'sub.worksiteparticipation';

const ask = (path: string) => server.get(`/API/GroupInventory${path}`, account);
const read = <Answer>(path: string, as = account) =>
  server.read<Answer>(`/API/GroupInventory${path}`, as);

type Page = OutputOf<typeof getGroupSummary>;
const pageOf = (query = '') => read<Page>(`/GroupSummary?pageSize=100&${query}`);
const groupsOf = async (query = '') => (await pageOf(query)).groups;
const detailsOf = (number: string) => read<GroupDetails>(`/GroupDetails?groupNumber=${number}`);

describe('the groups', () => {
  it('are those that an agent of the own hierarchy enrolled', async () => {
    const { rows } = await server.database.db.execute<{ group_number: string }>(sql`
      SELECT group_number FROM groups JOIN agents USING (agent_id)
      WHERE string_to_array(path, '/') && ARRAY['4471902', '4471918', '4471925']
      ORDER BY group_number`);
    const found = (await groupsOf('orderBy=groupNumber')).map(({ groupNumber }) => groupNumber);
    expect(found).toEqual(rows.map((row) => row.group_number));
    expect(found.length).toBeGreaterThan(4);
  });

  it('are sorted by name by default, with totals', async () => {
    const { groups, totals, totalRecords, tabCounts } = await pageOf();
    expect(groups).toEqual(await groupsOf('orderBy=group'));
    expect(totalRecords).toBe(groups.length);
    const sum = (field: 'eligible' | 'enrolled') =>
      groups.reduce((total, group) => total + group[field], 0);
    const premium = groups.reduce((total, group) => total + centsOf(group.annualizedPremium), 0);
    expect(totals).toMatchObject({
      eligible: sum('eligible'),
      enrolled: sum('enrolled'),
      annualizedPremium: moneyOf(premium),
    });
    expect(tabCounts).toEqual({
      all: groups.length,
      underMinimum: groups.filter(({ shortBy }) => shortBy !== 0).length,
    });
  });

  it('say exactly how many employees are missing for the minimum', async () => {
    const setMinimum = (percent: number) =>
      server.database.db.execute(sql`
        UPDATE group_inventory SET minimum_percent = ${percent} WHERE group_number = 'G001001'`);
    // The minimum of a group is seldom a whole number of employees.
    await setMinimum(99);
    for (const { eligible, enrolled, minimumParticipation = 0, shortBy } of await groupsOf()) {
      const asked = Math.ceil((eligible * Math.round(minimumParticipation * 100)) / 100);
      expect(shortBy).toBe(Math.max(0, asked - enrolled));
    }
    await setMinimum(20);
  });

  it('can be filtered to those under their minimum', async () => {
    const { db } = server.database;
    await db.execute(sql`
      UPDATE group_inventory SET minimum_percent = 100 WHERE group_number = 'G001001'`);
    const { groups, totals, tabCounts } = await pageOf('underMinimum=true');
    expect(tabCounts?.underMinimum).toBe(groups.length);
    expect(totals?.enrolled).toBe(groups.reduce((total, { enrolled }) => total + enrolled, 0));
    const own = groups.find(({ groupNumber }) => groupNumber === 'G001001');
    expect(own?.shortBy).toBe((own?.eligible ?? 0) - (own?.enrolled ?? 0));
    expect(groups.every(({ shortBy = 0 }) => shortBy > 0)).toBe(true);
    await db.execute(sql`
      UPDATE group_inventory SET minimum_percent = 20 WHERE group_number = 'G001001'`);
  });

  it.each([
    ['a part of the number, in any case', 'g00100', /^G00100/],
    ['words of the name, in any order and case', 'freightways harbor', /^G001001$/],
  ])('are found by %s, with their counts and totals', async (_, text, number) => {
    const { groups, tabCounts, totals, findsGroups } = await pageOf(
      new URLSearchParams({ group: ` ${text} ` }).toString(),
    );
    expect(findsGroups).toBe(true);
    expect(groups.length).toBeGreaterThan(0);
    for (const { groupNumber } of groups) expect(groupNumber).toMatch(number);
    expect(tabCounts?.all).toBe(groups.length);
    expect(totals?.eligible).toBe(groups.reduce((sum, { eligible }) => sum + eligible, 0));
    const file = await ask(
      `/GroupSummary/Export?${new URLSearchParams({ group: text }).toString()}`,
    );
    const { rows, about } = await readWorkbook(file.body!);
    expect(rows).toHaveLength(groups.length + 1);
    expect(about.map((row) => row.map(({ value }) => value))).toContainEqual(['Group', text]);
  });

  it('are not found by a pattern, and a text of 101 characters is rejected', async () => {
    expect(await groupsOf('group=G%25')).toEqual([]);
    expect(await groupsOf('group=G_01001')).toEqual([]);
    expect((await ask(`/GroupSummary?group=${'x'.repeat(101)}`)).status).toBe(400);
  });

  it('change when a policy ends', async () => {
    const before = await detailsOf('G001001');
    await server.database.db.execute(sql`
      UPDATE policies SET status = 'Terminated' WHERE policy_number =
        (SELECT min(policy_number) FROM policies
         WHERE group_number = 'G001001' AND status = 'Active')`);
    const after = await detailsOf('G001001');
    expect(after.enrolled).toBe(before.enrolled - 1);
    const shown = (await groupsOf()).find(({ groupNumber }) => groupNumber === 'G001001');
    expect(after).toMatchObject(shown ?? {});
  });
});

describe('the export', () => {
  it('lists all groups in the requested order', async () => {
    const answer = await ask('/GroupSummary/Export?orderBy=enrolled');
    expect(answer.headers.get('Content-Disposition')).toContain('GroupSummary-11-18-2026.xlsx');
    const { rows, totals } = await readWorkbook(answer.body!);
    const page = await pageOf();
    expect(rows).toHaveLength(page.groups.length + 1);
    expect([
      totals['Total eligible']?.value,
      totals['Total enrolled']?.value,
      totals['Total annualized premium']?.value,
    ]).toEqual(
      [page.totals?.eligible, page.totals?.enrolled, page.totals?.annualizedPremium].map((total) =>
        String(Number(total)),
      ),
    );
    expect(
      rows.slice(1).map((row) => [row[0]?.value, Number(row[5]?.value), row[8]?.kind]),
    ).toEqual(
      (await groupsOf('orderBy=enrolled')).map((group) => [
        group.groupNumber,
        group.participation,
        'number',
      ]),
    );
  });

  it('of a group has its products, and on the sheet About its totals and its contacts', async () => {
    const group = await detailsOf('G001001');
    const answer = await ask('/GroupDetails/Export?groupNumber=G001001');
    expect(answer.headers.get('Content-Disposition')).toContain(
      'GroupDetails-G001001-11-18-2026.xlsx',
    );
    const { rows, about, totals } = await readWorkbook(answer.body!);
    const [, ...found] = rows.map((row) => [row[0]?.value, Number(row[2]?.value)]);
    expect(found).toEqual(group.products.map(({ product, enrolled }) => [product, enrolled]));
    expect(totals['Total enrolled']?.value).toBe(String(group.enrolled));
    expect(totals['Total participation']?.value).toBe(String(group.participation));
    const said = about.map((row) => row.map(({ value }) => value));
    expect(said).toContainEqual(['Group', 'Harbor Freightways']);
    expect(said.filter(([label]) => label === 'Contact')).toHaveLength(group.contacts.length);
  });
});
