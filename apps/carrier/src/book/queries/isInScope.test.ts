import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/connection.ts';
import { freshDatabase } from '../../db/testing.ts';
import { topAgentId } from '../../hierarchy/fixedPeople.ts';
import { policies, writingAgents } from '../../db/tables/policies.ts';
import { isInScope } from './isInScope.ts';
import type { Scope } from '../scope.ts';
import { isSeen } from './isSeen.ts';
import { readVisibility } from './testVisibility.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const scopes = {
  'the whole hierarchy': [topAgentId],
  'an agent with a downline': ['4471902'],
  'three ids of a producer, one below another': ['4471902', '4471918', '4471925'],
  'an agent without a downline': ['4480055'],
  'an agent who wrote some as the second': ['4500003'],
  'an unknown agent': ['9999999'],
};

const ways = [
  ['looked up agent by agent', (db: Database, scope: Scope) => isInScope(db, scope, 200)],
  ['picked out of all policies', (db: Database, scope: Scope) => isInScope(db, scope, 0)],
  [
    'looked up for each policy',
    async (_: Database, scope: Scope) => isSeen(scope, sql`policies.policy_number`),
  ],
] as const;

describe.each(ways)(
  'the policies of a scope, %s, are those that an agent in it wrote:',
  (_, is) => {
    it.each(Object.entries(scopes))('%s', async (_name, scope) => {
      const { db } = database;
      const sees = await readVisibility(db);
      const all = await db
        .select({
          policyNumber: policies.policyNumber,
          writers: sql<string[]>`array_agg(${writingAgents.agentId})`,
        })
        .from(policies)
        .innerJoin(writingAgents, eq(writingAgents.policyNumber, policies.policyNumber))
        .groupBy(policies.policyNumber);
      const found = await db
        .select({ policyNumber: policies.policyNumber })
        .from(policies)
        .where(await is(db, scope));
      const numbers = (rows: { policyNumber: string }[]) =>
        rows.map(({ policyNumber }) => policyNumber).sort();
      expect(numbers(found)).toEqual(numbers(all.filter((row) => sees(scope, row))));
    });
  },
);
