import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { addDays } from '../../db/dates.ts';
import { testToday } from '../../db/testing.ts';
import type { TestServer } from '../../testing.ts';
import { type SendingDeps, sendAlerts } from './sendAlerts.ts';

/** A policy of an agent, for an event. */
export interface Subject {
  readonly policyNumber: string;
  readonly insured: string;
}

/** Makes events happen to policies, and sends alerts, for tests. */
export async function alertScene(server: TestServer) {
  const { db } = server.database;
  const errors: unknown[] = [];

  // No recent events but those of a test.
  await server.rows(
    `UPDATE requirements SET requested_on = '2025-01-01', due_on = '2027-12-31', met_on = NULL,
      scheduled_on = NULL`,
  );
  await server.rows("UPDATE claims SET updated_on = '2025-01-01'");
  await server.rows("UPDATE policies SET status_date = '2025-01-01' WHERE status = 'Lapsed'");
  await server.rows(
    "UPDATE policies SET issue_date = '2025-01-01' WHERE issue_date > '2026-10-01'",
  );
  await server.rows('DELETE FROM policy_terms');
  await server.rows("UPDATE parties SET birth_date = '1980-01-01' WHERE birth_date IS NOT NULL");
  await server.rows("UPDATE policies SET paid_to_date = '2027-12-31' WHERE status = 'Active'");
  await server.rows('DELETE FROM alert_preferences');
  await server.rows('DELETE FROM distribution_emails');

  /** The policies of an agent with a status and requirements, in order of their number. */
  const policiesOf = (agentId: string, status: string) =>
    server.rows<Subject>(
      `SELECT policy_number AS "policyNumber", primary_insured AS insured FROM policies
        WHERE agent_id = $1 AND status = $2 ORDER BY policy_number`,
      [agentId, status],
    );

  /** Makes an event happen to a policy on a business date. */
  const happens: Readonly<
    Record<Exclude<AlertEvent, 'CommissionPosted'>, (policyNumber: string, day: string) => unknown>
  > = {
    RequirementAdded: (policyNumber, day) =>
      server.rows(
        `UPDATE requirements SET requested_on = $2 WHERE requirement_id =
          (SELECT min(requirement_id) FROM requirements WHERE policy_number = $1)`,
        [policyNumber, day],
      ),
    RequirementOverdue: (policyNumber, day) =>
      server.rows(
        `UPDATE requirements SET due_on = $2 WHERE requirement_id =
          (SELECT min(requirement_id) FROM requirements WHERE policy_number = $1)`,
        [policyNumber, addDays(day, -1)],
      ),
    PolicyIssued: (policyNumber, day) =>
      server.rows(
        "UPDATE policies SET status = 'Active', issue_date = $2 WHERE policy_number = $1",
        [policyNumber, day],
      ),
    PolicyLapsed: (policyNumber, day) =>
      server.rows(
        "UPDATE policies SET status = 'Lapsed', status_date = $2 WHERE policy_number = $1",
        [policyNumber, day],
      ),
    PolicyDeadline: async (policyNumber, day) => {
      await server.rows("UPDATE policies SET status = 'Active' WHERE policy_number = $1", [
        policyNumber,
      ]);
      await server.rows('DELETE FROM policy_terms');
      await server.rows(
        'INSERT INTO policy_terms (policy_number, conversion_ends_on) VALUES ($1, $2)',
        [policyNumber, addDays(day, 30)],
      );
    },
    ClaimUpdate: (policyNumber, day) =>
      server.rows(
        `INSERT INTO claims (claim_number, policy_number, claimant_first_name, claimant_last_name,
            claim_type, status, received_on, updated_on, paid, row_id)
          VALUES ('C-' || $1, $1, 'A', 'B', 'Accident', 'In Review', $2, $2, 0,
            (SELECT max(row_id) + 1 FROM claims))`,
        [policyNumber, day],
      ),
  };

  /** A pass at a business date, as a separate process would. */
  const pass = (today = testToday, other: Partial<SendingDeps> = {}) =>
    sendAlerts({
      db,
      today,
      now: () => server.clock.now,
      isFeatureOn: () => Promise.resolve(true),
      isDemo: true,
      origin: 'https://portal.example',
      log: { error: (entry: unknown) => errors.push(entry) },
      ...other,
    });

  /** The e-mails since the last call, oldest first. */
  async function sent() {
    const rows = await server.rows<{ to: string; subject: string; body: string }>(
      'SELECT sent_to AS to, subject, body FROM outbox ORDER BY message_id',
    );
    await server.rows('DELETE FROM outbox');
    return rows;
  }

  return { errors, happens, pass, policiesOf, sent };
}

export type AlertScene = Awaited<ReturnType<typeof alertScene>>;
