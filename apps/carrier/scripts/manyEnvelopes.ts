import type { OpenDatabase } from '../src/db/connection.ts';

/** Gives policies of the book envelopes until there are so many, in the states that the seed has. */
export async function manyEnvelopes({ pool }: OpenDatabase, count: number): Promise<void> {
  await pool.query(
    `WITH there AS (SELECT count(*) AS cases, max(row_id) AS last FROM cases),
      own AS (SELECT *, row_number() OVER (ORDER BY envelope_id) AS number
        FROM cases),
      given AS (SELECT policy_number, copy, row_number() OVER (ORDER BY copy, policy_number) AS number
        FROM policies, generate_series(1, 1 + ${count} / (SELECT count(*) FROM policies)) copy)
    INSERT INTO cases
    SELECT 'B' || copy || '-' || given.policy_number, there.last + given.number, given.policy_number,
      own.document, own.created_at - copy * interval '1 hour', own.recipient, own.recipient_email,
      own.event, own.event_at, 1
    FROM there, given JOIN own ON own.number = 1 + given.number % (SELECT count(*) FROM cases)
    ORDER BY given.number
    LIMIT greatest(0, ${count} - (SELECT cases FROM there))`,
  );
  await pool.query('ANALYZE cases');
}
