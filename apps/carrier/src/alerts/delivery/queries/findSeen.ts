import { sql } from 'drizzle-orm';
import { isSeen } from '../../../book/queries/isSeen.ts';
import type { Scope } from '../../../book/scope.ts';
import type { Database } from '../../../db/connection.ts';
import type { Happening } from '../eventWords.ts';
import { type Days, happenings, type PolicyEvent } from './happenings.ts';

/** Some events of one day, and how many the day has. */
export interface SeenHappening extends Happening {
  readonly ofDay: number;
}

/** The most days with events, and the most lines of each. */
interface Most {
  readonly days: number;
  readonly lines: number;
}

/** Recent events of the policies in a scope, newest day first. */
export async function findSeen(
  db: Database,
  scope: Scope,
  event: PolicyEvent,
  days: Days,
  most: Most,
): Promise<SeenHappening[]> {
  const { rows } = await db.execute<{ [Name in keyof SeenHappening]: SeenHappening[Name] }>(sql`
    SELECT ${event} AS event, subject, happened_on AS "happenedOn",
      policy_number AS "policyNumber", insured, detail, of_day AS "ofDay"
    FROM (
      SELECT *, count(*) OVER (PARTITION BY happened_on)::integer AS of_day,
        row_number() OVER (PARTITION BY happened_on ORDER BY subject COLLATE "C") AS line,
        dense_rank() OVER (ORDER BY happened_on DESC) AS day
      FROM (${happenings[event](days)}) AS happened
      WHERE ${isSeen(scope, sql`happened.policy_number`)}
    ) AS seen
    WHERE line <= ${most.lines} AND day <= ${most.days}
    ORDER BY day, line`);
  return rows;
}
