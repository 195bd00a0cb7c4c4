import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readVisibility } from '../book/queries/testVisibility.ts';
import { chargesAtEnd, lapseReason } from '../commissions/life/chargesAtEnd.ts';
import { commissionLines } from '../commissions/tables.ts';
import { policies, writingAgents } from '../db/tables/policies.ts';
import { topAgentId } from '../hierarchy/fixedPeople.ts';
import { findRisks } from './queries/findRisks.ts';
import { sharedDatabase } from '../testing.ts';

const database = await sharedDatabase();
// Every policy that was issued is past due, also one whose commission was charged back, and issues are at
// the end of February. Some lines are charged back although their policy is in force.
await database.db.execute(sql`
  UPDATE policies SET status = 'Active', paid_to_date = coalesce(paid_to_date, issue_date) - 400
  WHERE issue_date IS NOT NULL`);
await database.db.execute(sql`
  UPDATE policies SET issue_date = date '2024-02-29' - row_id % 3
  WHERE issue_date BETWEEN '2024-02-01' AND '2024-03-31'`);
await database.db.execute(sql`
  UPDATE commission_lines SET reverses_row_id = row_id - 1 WHERE row_id % 7 = 1 AND row_id > 1`);

/** The same with the rule of the seed, from every line that agents of the scope were paid. */
async function readRisks(scope: readonly string[]) {
  const { db } = database;
  const sees = await readVisibility(db);
  const lines = await db.select().from(commissionLines).orderBy(commissionLines.rowId);
  const seen = new Set(
    lines.map((line) => line.paidAgentId).filter((id) => sees(scope, { writers: [id] })),
  );
  const linesOf = Map.groupBy(
    lines.filter(({ paidAgentId }) => seen.has(paidAgentId)),
    ({ policyNumber }) => policyNumber,
  );
  const writersOf = Map.groupBy(await db.select().from(writingAgents), (one) => one.policyNumber);
  const all = (await db.select().from(policies)).filter(({ policyNumber }) => {
    const writers = (writersOf.get(policyNumber) ?? []).map(({ agentId }) => agentId);
    return sees(scope, { writers });
  });
  return (today: string) =>
    all
      .flatMap(({ policyNumber, status, issueDate, paidToDate }) => {
        if (status !== 'Active' || issueDate === null || paidToDate === null) return [];
        if (paidToDate >= today) return [];
        const end = { endedOn: today, issueDate, reason: lapseReason };
        const charges = chargesAtEnd(linesOf.get(policyNumber) ?? [], end);
        const sumOf = (isOfAdvance: boolean) =>
          charges
            .filter(({ advanceId }) => (advanceId !== null) === isOfAdvance)
            .reduce((sum, { commissionCents }) => sum - commissionCents, 0);
        const [commission, advance] = [sumOf(false), sumOf(true)];
        return [{ policyNumber, paidToDate, commission, advance }];
      })
      .filter(({ commission, advance }) => commission + advance > 0)
      .sort(
        (a, b) =>
          b.commission + b.advance - a.commission - a.advance ||
          (a.policyNumber < b.policyNumber ? -1 : 1),
      );
}

const days = ['2025-02-27', '2025-02-28', '2026-05-29', '2026-11-18', '2027-11-18'];

test.each([
  [[topAgentId], days],
  [['4471902', '4471918', '4471925'], ['2026-11-18']],
  [['4473322'], ['2026-11-18']],
])('what lapses would charge back is that of the rule, for %s', async (scope, days) => {
  const risksOn = await readRisks(scope);
  let [earned, advanced] = [0, 0];
  for (const today of days) {
    const risks = await findRisks(database.db, scope, today);
    const amounts = risks.map(({ policyNumber, paidToDate, commission, advance }) => ({
      policyNumber,
      paidToDate,
      commission,
      advance,
    }));
    expect(amounts).toEqual(risksOn(today));
    earned += risks.filter(({ commission }) => commission > 0).length;
    advanced += risks.filter(({ advance }) => advance > 0).length;
  }
  expect([earned, advanced]).not.toContain(0);
});
