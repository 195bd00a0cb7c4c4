import type { OpenDatabase } from '../../db/connection.ts';

type Pool = OpenDatabase['pool'];

/** How the wait between failures grows; milliseconds. */
export interface Growth {
  /** The wait after the first failure, the second and so on. The last one repeats. */
  readonly waits: readonly number[];
  /** Failures are forgotten after this long without a new one. */
  readonly forgetAfter: number;
}

/** The wait after a number of failures, in SQL. */
const waitAfter = (points: string) =>
  `coalesce(($4::bigint[])[least(${points}, cardinality($4::bigint[]))], 0)`;

/** The time since the last failure, in SQL. The clock of the process that counted it may be ahead. */
const elapsed = 'greatest($2 - (known.expire - $3), 0)';

/**
 * Counts a failure, unless the wait after the last one is not over. The update locks its row, so parallel
 * attempts are counted one at a time.
 * @returns the milliseconds left to wait; 0 when the failure was counted
 */
export async function countFailure(
  pool: Pool,
  key: string,
  now: number,
  { waits, forgetAfter }: Growth,
): Promise<number> {
  const values = [key, now, forgetAfter, waits];
  const { rows } = await pool.query<{ left: number | string }>(
    `WITH counted AS (
       INSERT INTO rate_limits AS known (key, points, expire)
       VALUES ($1, 1, $2::bigint + $3::bigint)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN known.expire <= $2 THEN 1 ELSE known.points + 1 END,
         expire = greatest(known.expire, $2::bigint + $3::bigint)
       WHERE known.expire <= $2 OR ${elapsed} >= ${waitAfter('known.points')}
       RETURNING key
     )
     SELECT greatest(1, ${waitAfter('known.points')} - ${elapsed}) AS left FROM rate_limits AS known
     WHERE key = $1 AND NOT EXISTS (SELECT FROM counted)`,
    values,
  );
  return Number(rows[0]?.left ?? 0);
}

/**
 * Undoes the failure of that moment. A wait that was over before it does not start again.
 */
export async function uncountFailure(
  pool: Pool,
  key: string,
  now: number,
  { waits, forgetAfter }: Growth,
): Promise<void> {
  const values = [key, now, forgetAfter, waits];
  await pool.query(
    `UPDATE rate_limits AS known SET
       points = greatest(points - 1, 0),
       expire = expire - CASE WHEN expire = $2::bigint + $3::bigint THEN ${waitAfter('points - 1')} ELSE 0 END
     WHERE key = $1`,
    values,
  );
}

/** Forgets all failures. */
export async function forgetFailures(pool: Pool, key: string): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE key = $1', [key]);
}
