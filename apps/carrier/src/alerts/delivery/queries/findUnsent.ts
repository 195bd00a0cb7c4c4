import type { AlertEvent, AlertFrequency } from '@agent-portal/data/alerts/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { addDays } from '../../../db/dates.ts';
import { alertPreferences } from '../../tables.ts';
import { digestDay, lastReportedDay } from '../days.ts';
import type { Happening } from '../eventWords.ts';
import { type Days, happenings, type PolicyEvent } from './happenings.ts';
import { isSeen } from '../../../book/queries/isSeen.ts';
import type { Scope } from '../../../book/scope.ts';

/** An event that an agent wants by e-mail and did not get yet. */
export interface UnsentAlert extends Happening {
  readonly producerId: string;
  readonly frequency: AlertFrequency;
}

/** The events that at least one agent wants by e-mail. */
export async function findWanted(db: Database): Promise<AlertEvent[]> {
  const found = await db
    .selectDistinct({ event: alertPreferences.event })
    .from(alertPreferences)
    .where(eq(alertPreferences.byEmail, true));
  return found.map(({ event }) => event);
}

/** Each event of a policy with the agents who see it: its writing agents and all above them. */
const seenByProducer = (event: Exclude<AlertEvent, 'CommissionPosted'>, days: Days): SQL => sql`
  SELECT DISTINCT happened.*, seers.producer_id
  FROM (${happenings[event](days)}) AS happened
  JOIN writing_agents USING (policy_number)
  JOIN agents AS writers ON writers.agent_id = writing_agents.agent_id
  CROSS JOIN LATERAL unnest(string_to_array(trim('/' FROM writers.path), '/')) AS above (agent_id)
  JOIN agents AS seers ON seers.agent_id = above.agent_id`;

/** Closed cycles with the agents paid in them. A cycle is posted on the day after its end. */
const paidToProducer = ({ from, to }: Days): SQL => sql`
  SELECT cycle_end_date::text AS subject, cycle_end_date + 1 AS happened_on,
    NULL::text AS policy_number, NULL::text AS insured,
    sum(commission_cents)::text AS detail, agents.producer_id
  FROM commission_cycles
  JOIN (alert_preferences AS paid JOIN agents USING (producer_id))
    ON paid.event = 'CommissionPosted' AND paid.by_email
  JOIN commission_lines USING (cycle_end_date)
  WHERE paid_agent_id = agents.agent_id AND NOT estimated
    AND cycle_end_date BETWEEN ${from}::date - 1 AND ${to}::date - 1
  GROUP BY cycle_end_date, agents.producer_id
  HAVING sum(commission_cents) <> 0`;

/** A day for each frequency, as SQL. */
const byFrequency = (days: Readonly<Record<AlertFrequency, string>>): SQL => sql`
  CASE wanted.frequency WHEN 'AtOnce' THEN ${days.AtOnce}::date
    WHEN 'Daily' THEN ${days.Daily}::date ELSE ${days.Weekly}::date END`;

/**
 * Looks each event up by its key. PostgreSQL can turn EXISTS into a join, but not a scalar subquery. The
 * `+ 0` keeps it off the index by day, which has thousands of rows a day; PGlite has no statistics for that.
 */
const isNew: SQL = sql`coalesce((
  SELECT false FROM alert_sent AS sent
  WHERE sent.producer_id = wanted.producer_id AND sent.event = wanted.event
    AND sent.subject = happened.subject AND sent.happened_on + 0 = happened.happened_on), true)`;

const hasNoDigest = (today: string): SQL => sql`coalesce((
  SELECT false FROM alert_digests AS digest
  WHERE digest.producer_id = wanted.producer_id AND digest.frequency = wanted.frequency
    AND digest.digest_on + 0 = ${byFrequency(digestDay(today))}), true)`;

/** The unsent alerts of an event, up to a business date and some days back, newest first. */
export async function findUnsent(
  db: Database,
  event: AlertEvent,
  today: string,
  daysBack: number,
): Promise<UnsentAlert[]> {
  const days = { from: addDays(today, -daysBack), to: today };
  const seen = event === 'CommissionPosted' ? paidToProducer(days) : seenByProducer(event, days);
  const { rows } = await db.execute<{ [Name in keyof UnsentAlert]: UnsentAlert[Name] }>(sql`
    SELECT wanted.producer_id AS "producerId", wanted.event, wanted.frequency, happened.subject,
      happened.happened_on AS "happenedOn", happened.policy_number AS "policyNumber",
      happened.insured, happened.detail
    FROM (${seen}) AS happened
    JOIN alert_preferences AS wanted ON wanted.producer_id = happened.producer_id
      AND wanted.event = ${event} AND wanted.by_email
    WHERE happened.happened_on BETWEEN wanted.emailed_from AND ${byFrequency(lastReportedDay(today))}
      AND ${isNew} AND ${hasNoDigest(today)}
    ORDER BY happened.happened_on DESC, happened.subject COLLATE "C"`);
  return rows;
}

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
