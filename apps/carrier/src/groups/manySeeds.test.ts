import { testDeps } from '../http/testing.ts';
import type { getGroupSummary, GroupDetails, GroupRow } from '@agent-portal/data/groups/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { centsOf, moneyOf } from '../db/cents.ts';
import { seededBook } from '../db/testing/seededBook.ts';
import { seedsOfTier } from '../db/testing/tier.ts';
import { getGroup } from './groupDetails.ts';
import { getGroupPage } from './groupList.ts';

/** Queries that must find nothing for any seed. */
const identities: Readonly<Record<string, string>> = {
  'a group without an inventory': `
    SELECT group_number FROM groups WHERE group_number NOT IN
      (SELECT group_number FROM group_inventory)`,
  'a group of which more are enrolled than are eligible': `
    SELECT group_number FROM group_inventory WHERE eligible <
      (SELECT count(*) FROM policies p
        WHERE p.group_number = group_inventory.group_number AND status = 'Active')`,
  'a group without a contact': `
    SELECT group_number FROM groups WHERE group_number NOT IN
      (SELECT group_number FROM group_contacts WHERE position = 1)`,
  'a contact that cannot be reached': `
    SELECT name FROM group_contacts
    WHERE email NOT LIKE '_%@example.com' OR phone !~ '^[0-9]{10}$'`,
};

describe.each(seedsOfTier)('the seed %s', (name) => {
  const db = seededBook(name, identities);

  const everybody = async () => {
    const { rows } = await db().execute<{ agent_id: string }>(
      sql`SELECT DISTINCT agent_id FROM groups`,
    );
    return { agentIds: rows.map(({ agent_id }) => agent_id) };
  };

  it('has groups under their minimum and groups that meet it', async () => {
    const { tabCounts } = await getGroupPage(testDeps(db()), await everybody(), {});
    expect(tabCounts?.underMinimum).toBeGreaterThan(0);
    expect(tabCounts?.underMinimum).toBeLessThan(tabCounts?.all ?? 0);
  });

  it('counts the policies in force of each group, with their premium to the cent', async () => {
    const { rows: policies } = await db().execute<{
      group_number: string;
      product_name: string;
      annualized_premium: string;
    }>(sql`
      SELECT group_number, product_name, annualized_premium::text FROM policies
      WHERE status = 'Active' AND group_number IS NOT NULL`);
    const deps = testDeps(db());
    const caller = await everybody();
    const shown: GroupRow[] = [];
    let page: OutputOf<typeof getGroupSummary>;
    do {
      page = await getGroupPage(deps, caller, { page: shown.length / 100 + 1, pageSize: 100 });
      shown.push(...page.groups);
    } while (shown.length % 100 === 0 && page.currentPage < page.totalPages);
    const sum = (amounts: readonly string[]) =>
      amounts.reduce((total, amount) => total + centsOf(amount), 0);
    for (const group of shown) {
      const own = policies.filter((policy) => policy.group_number === group.groupNumber);
      expect(group.enrolled).toBe(own.length);
      expect(centsOf(group.annualizedPremium)).toBe(
        sum(own.map((policy) => policy.annualized_premium)),
      );
      const details: GroupDetails = await getGroup(deps, caller, group.groupNumber);
      expect(details).toMatchObject(group);
      const products = Map.groupBy(own, (policy) => policy.product_name);
      expect(
        details.products.map((one) => [one.product, one.enrolled, centsOf(one.annualizedPremium)]),
      ).toEqual(
        [...products]
          .map(([product, some]) => [
            product,
            some.length,
            sum(some.map((policy) => policy.annualized_premium)),
          ])
          .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      );
    }
    expect(shown.reduce((total, { enrolled }) => total + enrolled, 0)).toBe(policies.length);
    expect(page.totals).toMatchObject({
      enrolled: policies.length,
      annualizedPremium: moneyOf(sum(policies.map((one) => one.annualized_premium))),
    });
  });
});
