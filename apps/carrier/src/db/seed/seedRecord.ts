import { sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';

/** The sizes of the seeded book (decisions, 6). */
export const sizes = {
  small: { policies: 2_000, agents: 40, groups: 40 },
  medium: { policies: 100_000, agents: 1_500, groups: 1_500 },
  large: { policies: 1_000_000, agents: 10_000, groups: 10_000 },
} as const;

export type Size = keyof typeof sizes;

/** The settings that determine every row of the seed. */
export interface SeedPlan {
  readonly size: Size;
  readonly seed: string;
  /** The business date; all dates are relative to it. `YYYY-MM-DD` */
  readonly today: string;
}

/** The database was seeded with other settings. */
export class SeedMismatchError extends Error {
  override readonly name = 'SeedMismatchError';

  constructor(found: SeedPlan, asked: SeedPlan) {
    super(
      `The database was seeded with size ${found.size}, seed ${found.seed} and business date ` +
        `${found.today}; the settings ask for size ${asked.size}, seed ${asked.seed} and ` +
        `${asked.today}. Set CARRIER_SIZE, CARRIER_SEED and CARRIER_TODAY back to those, or ` +
        'choose another, empty database with CARRIER_DATA or DATABASE_URL.',
    );
  }
}

/**
 * Whether the database was seeded with the plan.
 *
 * @throws {SeedMismatchError} when it was seeded with another one.
 */
export async function readSeedRecord(db: Database, asked: SeedPlan): Promise<boolean> {
  const { rows } = await db.execute<{ size: Size; seed: string; today: string }>(
    sql`SELECT size, seed, business_date AS today FROM seeds`,
  );
  const found = rows[0];
  if (found === undefined) return false;
  const same =
    found.size === asked.size && found.seed === asked.seed && found.today === asked.today;
  if (!same) throw new SeedMismatchError(found, asked);
  return true;
}

/** The names of the steps that have run. */
export async function readDoneSteps(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM seed_steps`);
  return new Set(rows.map(({ name }) => name));
}

export async function writeStep(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`INSERT INTO seed_steps (name) VALUES (${name})`);
}

export async function writeSeedRecord(tx: Database, { size, seed, today }: SeedPlan) {
  await tx.execute(
    sql`INSERT INTO seeds (size, seed, business_date) VALUES (${size}, ${seed}, ${today})`,
  );
}
