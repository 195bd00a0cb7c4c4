import { type AlertEvent, alertEvents } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../db/dates.ts';
import { homeOffice, june } from '../../impersonation/testing.ts';
import { sharedServer } from '../../testing.ts';
import { alertsOn } from '../testing.ts';
import { type Subject, alertScene } from './testing.ts';

const today = '2026-11-18';
const own = 'june.ferris@example.com';

const server = await sharedServer();
const scene = await alertScene(server);
const alerts = alertsOn(server);
const solo = await server.signIn('solo');
const pending = await scene.policiesOf(june, 'Pending');
const active = await scene.policiesOf(june, 'Active');
await server.rows(
  'UPDATE producers SET email = $1 WHERE producer_id = (SELECT producer_id FROM agents WHERE agent_id = $2)',
  [own, june],
);

beforeEach(async () => {
  await server.rows('DELETE FROM alert_preferences');
  await server.rows('DELETE FROM alert_sent');
  await server.rows('DELETE FROM alert_digests');
  await server.rows('DELETE FROM outbox');
  await server.rows("UPDATE requirements SET requested_on = '2025-01-01', due_on = '2027-12-31'");
  await server.rows("DELETE FROM claims WHERE claim_number LIKE 'C-%'");
});

const wanted = (event: AlertEvent, frequency = 'AtOnce', channels = ['Email']) => ({
  event,
  channels,
  frequency,
});

/** Makes an event happen to the agent; commissions of the last cycle are posted on the 16th. */
async function happen(event: AlertEvent, day: string, index = 0): Promise<Subject> {
  const isOfPending = event.startsWith('Requirement');
  const subject = (isOfPending ? pending : active)[index]!;
  if (event !== 'CommissionPosted') await scene.happens[event](subject.policyNumber, day);
  return subject;
}

describe('an event by e-mail, at once,', () => {
  test.each(alertEvents)('%s is sent once, and says why and where to change it', async (event) => {
    await alerts.save(solo, [wanted(event)]);
    await server.rows("UPDATE alert_preferences SET emailed_from = '2026-11-16'");
    const { policyNumber, insured } = await happen(event, today);
    await scene.pass();
    const [email, ...more] = await scene.sent();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to: own, subject: expect.stringMatching(/: 1$/) as string });
    const isCycle = event === 'CommissionPosted';
    const line = isCycle ? '- Cycle to 11/15/2026: ' : `- ${policyNumber}, ${insured}: `;
    expect(email?.body).toContain(line);
    expect(email?.body).toMatch(
      isCycle
        ? /: −?\$[1-9].*\n {2}https:\/\/portal\.example\/commissions\?cycle=2026-11-15\n/
        : /\n {2}https:\/\/portal\.example\/(policy|claims)\//,
    );
    expect(email?.subject).not.toContain(insured.split(',')[0]!);
    expect(email?.body).toContain(`send ‘${eventLabels[event]}’ by e-mail at once`);
    expect(email?.body).toContain('https://portal.example/account-settings/alerts');
    await scene.pass();
    await scene.pass(addDays(today, 1));
    expect(await scene.sent()).toEqual([]);
  });

  test.each(alertEvents)('%s is not sent when only the portal shows it', async (event) => {
    await alerts.save(solo, [wanted(event, 'AtOnce', ['Portal'])]);
    await server.rows("UPDATE alert_preferences SET emailed_from = '2026-11-16'");
    await happen(event, today);
    await scene.pass();
    expect(await scene.sent()).toEqual([]);
  });

  test('is not sent when it happened before the agent chose it', async () => {
    await happen('RequirementAdded', addDays(today, -1));
    await alerts.save(solo, [wanted('RequirementAdded')]);
    await scene.pass();
    expect(await scene.sent()).toEqual([]);
    await alerts.save(solo, [wanted('RequirementAdded', 'Daily')]);
    await happen('RequirementAdded', today, 1);
    await scene.pass(addDays(today, 3));
    expect(await scene.sent()).toHaveLength(1);
  });

  test('is not sent for an overdue requirement before its appointment is over', async () => {
    await alerts.save(solo, [wanted('RequirementOverdue')]);
    const { policyNumber } = await happen('RequirementOverdue', today);
    const appointment = 'UPDATE requirements SET scheduled_on = $2 WHERE policy_number = $1';
    await server.rows(appointment, [policyNumber, addDays(today, 3)]);
    await scene.pass(addDays(today, 3));
    expect(await scene.sent()).toEqual([]);
    await scene.pass(addDays(today, 4));
    await scene.pass(addDays(today, 5));
    expect(await scene.sent()).toHaveLength(1);
    await server.rows(appointment, [policyNumber, null]);
  });

  test('is sent up to 14 days after it happened', async () => {
    await alerts.save(solo, [wanted('RequirementAdded')]);
    await server.rows("UPDATE alert_preferences SET emailed_from = '2026-10-01'");
    await happen('RequirementAdded', addDays(today, -15));
    await scene.pass();
    expect(await scene.sent()).toEqual([]);
    const { policyNumber } = await happen('RequirementAdded', addDays(today, -14), 1);
    await scene.pass();
    const [email] = await scene.sent();
    expect(email?.body.match(/^- NL\w+/gm)).toEqual([`- ${policyNumber}`]);
  });

  test('keeps its start date when only its frequency changes', async () => {
    await alerts.save(solo, [wanted('RequirementAdded')]);
    await server.rows("UPDATE alert_preferences SET emailed_from = '2026-11-10'");
    await happen('RequirementAdded', '2026-11-12');
    await alerts.save(solo, [wanted('RequirementAdded', 'Daily')]);
    await scene.pass();
    expect(await scene.sent()).toHaveLength(1);
    await happen('RequirementAdded', '2026-11-13', 1);
    await alerts.save(solo, [wanted('RequirementAdded', 'Daily', [])]);
    await alerts.save(solo, [wanted('RequirementAdded')]);
    await scene.pass();
    expect(await scene.sent()).toEqual([]);
  });

  test('has twenty lines of an event, and says how many more there are', async () => {
    await server.rows(`UPDATE policies SET agent_id = $1 WHERE status = 'Pending'`, [june]);
    await server.rows(
      `UPDATE writing_agents SET agent_id = $1 WHERE policy_number IN
        (SELECT policy_number FROM policies WHERE status = 'Pending')`,
      [june],
    );
    const all = await server.rows<{ n: number }>(
      `UPDATE requirements SET requested_on = $1 FROM policies
        WHERE policies.policy_number = requirements.policy_number AND status = 'Pending' RETURNING 1`,
      [today],
    );
    await alerts.save(solo, [wanted('RequirementAdded')]);
    await scene.pass();
    const [email] = await scene.sent();
    expect(email?.subject).toBe(`Requirements added: ${all.length}`);
    expect(email?.body.match(/^- NL/gm)).toHaveLength(20);
    expect(email?.body).toContain(
      `- and ${all.length - 20} more\n  https://portal.example/pending`,
    );
  });
});

describe('a digest', () => {
  test('of a day is sent once, on the next business date, and has the day before', async () => {
    await alerts.save(solo, [wanted('RequirementAdded', 'Daily'), wanted('ClaimUpdate', 'Daily')]);
    const first = await happen('RequirementAdded', today);
    const second = await happen('ClaimUpdate', today);
    await scene.pass();
    expect(await scene.sent()).toEqual([]);
    await scene.pass('2026-11-19');
    const [digest, ...more] = await scene.sent();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('Your alerts up to 11/18/2026');
    for (const { policyNumber } of [first, second]) expect(digest?.body).toContain(policyNumber);
    const late = await happen('RequirementAdded', today, 1);
    await scene.pass('2026-11-19');
    expect(await scene.sent()).toEqual([]);
    await scene.pass('2026-11-20');
    const [next] = await scene.sent();
    expect(next?.body).toContain(late.policyNumber);
    expect(next?.body).not.toContain(first.policyNumber);
  });

  test('of a week is sent once, on Monday or on the first day after it', async () => {
    await alerts.save(solo, [wanted('ClaimUpdate', 'Weekly')]);
    await happen('ClaimUpdate', today);
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-22']) await scene.pass(day);
    expect(await scene.sent()).toEqual([]);
    await scene.pass('2026-11-23');
    await scene.pass('2026-11-23');
    const [digest, ...more] = await scene.sent();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('Your alerts of the week up to 11/22/2026');
    await happen('ClaimUpdate', '2026-11-23', 1);
    await scene.pass('2026-11-24');
    expect(await scene.sent()).toEqual([]);
    await scene.pass('2026-12-01');
    expect(await scene.sent()).toHaveLength(1);
  });

  test('of a day is sent once, even when another process finds more to send', async () => {
    await alerts.save(solo, [wanted('ClaimUpdate', 'Daily'), wanted('RequirementAdded', 'Daily')]);
    const first = await happen('ClaimUpdate', today);
    const second = await happen('RequirementAdded', today);
    let isOvertaken = false;
    // Another process sends the digest between this one's reading and its sending, without the second event.
    const overtaken = new Proxy(server.database.db, {
      get: (db, name) => {
        if (name !== 'transaction') return Reflect.get(db, name) as unknown;
        return async (...work: Parameters<typeof db.transaction>) => {
          if (!isOvertaken) {
            isOvertaken = true;
            const happenings = await server.rows<{ id: number }>(
              "UPDATE requirements SET requested_on = '2025-01-01' WHERE requested_on = $1 RETURNING requirement_id AS id",
              [today],
            );
            await scene.pass('2026-11-19');
            await server.rows(
              'UPDATE requirements SET requested_on = $1 WHERE requirement_id = ANY($2)',
              [today, happenings.map(({ id }) => id)],
            );
          }
          return db.transaction(...work);
        };
      },
    });
    await scene.pass('2026-11-19', { db: overtaken });
    expect(isOvertaken).toBe(true);
    const [digest, ...more] = await scene.sent();
    expect(more).toEqual([]);
    expect(digest?.body).toContain(first.policyNumber);
    expect(digest?.body).not.toContain(second.policyNumber);
    await scene.pass('2026-11-20');
    const [next] = await scene.sent();
    expect(next?.body).toContain(second.policyNumber);
  });

  test('is sent once by several processes at the same time', async () => {
    await alerts.save(solo, [wanted('ClaimUpdate', 'Daily'), wanted('RequirementAdded')]);
    await happen('ClaimUpdate', today);
    await happen('RequirementAdded', today);
    await Promise.all(Array.from({ length: 6 }, () => scene.pass('2026-11-19')));
    const subjects = (await scene.sent()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Requirement added: 1', 'Your alerts up to 11/18/2026']);
  });
});

test('the next pass sends the whole e-mail after a failure, and other agents get theirs', async () => {
  const other = await server.signIn('individual');
  const [policy] = await scene.policiesOf(
    (
      await server.rows<{ id: string }>(
        "SELECT agent_id AS id FROM users WHERE username = 'individual@northfield.example'",
      )
    )[0]!.id,
    'Active',
  );
  await alerts.save(other, [wanted('ClaimUpdate', 'Daily')]);
  await alerts.save(solo, [wanted('ClaimUpdate', 'Daily')]);
  await alerts.add(solo, 'first@example.com');
  await alerts.add(solo, 'second@example.com');
  await scene.happens.ClaimUpdate(policy!.policyNumber, today);
  await happen('ClaimUpdate', today);
  await server.rows(
    "ALTER TABLE outbox ADD CONSTRAINT broken CHECK (sent_to <> 'second@example.com') NOT VALID",
  );
  try {
    await scene.pass('2026-11-19');
  } finally {
    await server.rows('ALTER TABLE outbox DROP CONSTRAINT broken');
  }
  expect(scene.errors).toHaveLength(1);
  expect(JSON.stringify(scene.errors)).toContain('23514');
  for (const personal of ['second@example.com', policy!.policyNumber, policy!.insured])
    expect(JSON.stringify(scene.errors)).not.toContain(personal);
  const before = await scene.sent();
  expect(before).toHaveLength(1);
  expect(before[0]?.body).toContain(policy!.policyNumber);
  await scene.pass('2026-11-19');
  expect((await scene.sent()).map(({ to }) => to)).toEqual([
    'first@example.com',
    'second@example.com',
  ]);
  for (const { emailId } of await alerts.emails(solo)) await alerts.remove(solo, emailId);
});

test('alerts that home office sets for an agent go to the agent, not to home office', async () => {
  const acting = await homeOffice(server).actingAs(june);
  await alerts.save(acting, [wanted('ClaimUpdate')]);
  await happen('ClaimUpdate', today);
  await scene.pass();
  expect((await scene.sent()).map(({ to }) => to)).toEqual([own]);
});
