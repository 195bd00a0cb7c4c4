import { sql } from 'drizzle-orm';
import { createCaseSeed } from '../../cases/seed.ts';
import { caseEvents, cases } from '../../cases/tables.ts';
import { createClaimSeed } from '../../claims/seed.ts';
import { claims } from '../../claims/tables.ts';
import { createCommissionSeed, seedCommissionCycles } from '../../commissions/seed.ts';
import { commissionCycles, commissionEntries } from '../../commissions/tables.ts';
import { createAdvanceSeed } from '../../debt/seed.ts';
import { advances } from '../../debt/tables.ts';
import { seedGroups } from '../../groups/seed.ts';
import { groups } from '../../groups/tables.ts';
import { seedHierarchy } from '../../hierarchy/seed.ts';
import { agents, appointments, producers } from '../../hierarchy/tables.ts';
import { seedFeatures } from '../../content/seed.ts';
import { seedContent } from '../../content/seed/seedContent.ts';
import { createListBillSeed } from '../../list-bills/seed.ts';
import { listBillLines, listBills } from '../../list-bills/tables.ts';
import { createPolicySeed } from '../../policies/seed/seedPolicies.ts';
import {
  coverages,
  parties,
  policies,
  requirements,
  writingAgents,
} from '../../policies/tables.ts';
import { seedViews } from '../../saved-views/seed.ts';
import { seedAccounts } from '../../session/seed.ts';
import { createProductionSeed } from '../../production/seed.ts';
import { productionCredits } from '../../production/tables.ts';
import { seedTaxForms } from '../../tax-forms/seed.ts';
import { taxForms } from '../../tax-forms/tables.ts';
import { seedWatches } from '../../watches/seed.ts';
import type { Database } from '../connection.ts';
import { lockSetUp } from '../setUpLock.ts';
import { allowLongQueries, isEmbedded } from '../engine/Watchdog.ts';
import { RowBuffer } from './RowBuffer.ts';
import { readSeedRecord, writeSeedRecord, type SeedPlan } from './seedRecord.ts';
import { sizes } from './sizes.ts';

export type { SeedPlan } from './seedRecord.ts';
export { SeedMismatchError } from './seedRecord.ts';

/** Each after those that it refers to. */
const tables = [
  producers,
  agents,
  appointments,
  groups,
  policies,
  writingAgents,
  parties,
  coverages,
  requirements,
  commissionCycles,
  commissionEntries,
  advances,
  productionCredits,
  listBills,
  listBillLines,
  claims,
  cases,
  caseEvents,
  taxForms,
];

/** Policies that are drawn before their rows go to the database. */
const chunk = 1_000;

/**
 * Lays down Northfield Mutual's book of business (decisions, 6): the same plan gives the same rows,
 * byte for byte. All in one transaction, so that a start that was killed begins anew, and under the
 * lock of the set-up, so that processes that start together wait. Does nothing where it has been done.
 *
 * @param onProgress Called with a line to print, now and then.
 * @throws {SeedMismatchError} when the database was seeded with another plan.
 */
export async function seed(
  db: Database,
  plan: SeedPlan,
  onProgress: (line: string) => void = () => {},
): Promise<void> {
  await allowLongQueries(db, async () => {
    const isNew = await db.transaction(async (tx) => {
      await lockSetUp(tx);
      if (await readSeedRecord(tx, plan)) {
        await seedContent(tx, plan.today);
        return false;
      }
      await writeSeedRecord(tx, plan);
      await seedBook(tx, plan, onProgress);
      await seedAccounts(tx);
      await seedViews(tx, plan.today);
      await seedWatches(tx, plan.today);
      await seedFeatures(tx);
      await seedContent(tx, plan.today);
      for (const table of tables) await tx.execute(sql`ANALYZE ${table}`);
      return true;
    });
    // PGlite has no autovacuum, without which no index can answer alone.
    if (isNew && isEmbedded(db)) await db.execute(sql`VACUUM ${policies}`);
  });
}

async function seedBook(
  tx: Database,
  plan: SeedPlan,
  onProgress: (line: string) => void,
): Promise<void> {
  const size = sizes[plan.size];
  const rows = new RowBuffer(tables);
  const hierarchy = seedHierarchy(rows, { ...plan, count: size.agents });
  for (const { agentId } of hierarchy.all) seedTaxForms(rows, plan, agentId);
  const { others } = hierarchy;
  const seededGroups = seedGroups(rows, { ...plan, count: size.groups }, others);
  const cycles = seedCommissionCycles(rows, plan.today);
  const nextPolicy = createPolicySeed(rows, { ...plan, groups: seededGroups, others });
  const followers = [
    createCommissionSeed(rows, { ...plan, cycles }),
    createAdvanceSeed(rows, plan),
    createProductionSeed(rows, plan),
    createListBillSeed(rows, { ...plan, groups: seededGroups }),
    createClaimSeed(rows, plan),
    createCaseSeed(rows, plan),
  ];
  for (let index = 0; index < size.policies; index += 1) {
    const seeded = nextPolicy(index);
    for (const follow of followers) follow(seeded);
    const laid = index + 1;
    if (laid % chunk === 0) await rows.flush(tx);
    if (laid % (size.policies / 5) === 0) onProgress(progressLine(laid, size.policies));
  }
  await rows.flush(tx);
}

function progressLine(laid: number, of: number): string {
  const [done, all] = [laid, of].map((count) => count.toLocaleString('en-US'));
  return `Laying down the book of business: ${done} of ${all} policies`;
}
