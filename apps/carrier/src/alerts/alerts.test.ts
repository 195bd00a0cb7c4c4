import { mostDistributionEmails } from '@agent-portal/data/alerts/contract';
import { describe, expect, test } from 'vitest';
import { dana, homeOffice, june } from '../impersonation/testing.ts';
import { detailOf, sharedServer } from '../testing.ts';
import { alertsOn } from './testing.ts';

const server = await sharedServer();
const { actingAs } = homeOffice(server);
const alerts = alertsOn(server);
const agent = await server.signIn('agent');
const solo = await server.signIn('solo');

const issued = { event: 'PolicyIssued', channels: ['Email', 'Portal'], frequency: 'Daily' };
const lapsed = { event: 'PolicyLapsed', channels: ['Portal'], frequency: 'AtOnce' };

describe('preferences', () => {
  test('are empty before the first save, and then name who saved', async () => {
    const none = { preferences: [], lastSaved: null, version: 0, weeklyOn: 'Monday' };
    expect(await alerts.wanted(solo)).toEqual(none);
    const answer = await alerts.save(solo, [lapsed, issued], 0);
    expect(answer.status).toBe(200);
    const expected = {
      preferences: [issued, lapsed],
      lastSaved: {
        at: '2026-11-18T15:00:00.000Z',
        by: expect.any(String) as string,
        byHomeOffice: false,
      },
      version: 1,
      weeklyOn: 'Monday',
    };
    expect(await answer.json()).toEqual(expected);
    expect(await alerts.wanted(solo)).toEqual(expected);
  });

  test('stay as they are when a save does not name them', async () => {
    const quiet = { ...lapsed, channels: [] };
    await alerts.save(solo, [quiet], 1);
    expect(await alerts.wanted(solo)).toMatchObject({ preferences: [issued, quiet], version: 2 });
  });

  test('belong to one agent, also while home office acts for that agent', async () => {
    const own = await alerts.wanted(agent);
    expect(own.preferences).toHaveLength(5);
    const acting = await actingAs(dana);
    expect(await alerts.wanted(acting)).toEqual(own);
    expect((await alerts.save(acting, [lapsed], own.version)).status).toBe(200);
    expect(await alerts.wanted(agent)).toMatchObject({
      lastSaved: { by: 'Carol Denney', byHomeOffice: true },
    });
    expect((await alerts.wanted(await actingAs(june))).preferences).not.toContainEqual(lapsed);
  });

  test('reject a save based on an outdated version, and say who saved since', async () => {
    const version = (await alerts.wanted(agent)).version ?? 0;
    expect((await alerts.save(agent, [issued], version)).status).toBe(200);
    const own = await alerts.save(agent, [lapsed], version);
    expect(own.status).toBe(409);
    expect(await detailOf(own)).toBe(
      'These preferences were changed in another tab or on another device.',
    );
    const other = await alerts.save(await actingAs(dana), [lapsed], version);
    expect(await detailOf(other)).toBe('Dana Whitfield changed these preferences in the meantime.');
    expect((await alerts.dropAll(agent, version)).status).toBe(409);
    expect((await alerts.wanted(agent)).preferences).toContainEqual(issued);
  });

  test('accept only one of several saves at the same time', async () => {
    const { version } = await alerts.wanted(agent);
    const answers = await Promise.all(
      ['AtOnce', 'Daily', 'Weekly'].map((frequency) =>
        alerts.save(agent, [{ ...issued, frequency }], version),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('are saved without a version, as the specification says', async () => {
    expect((await alerts.save(agent, [issued])).status).toBe(200);
  });

  test('are deleted all at once, and a second delete succeeds too', async () => {
    const { version = 0 } = await alerts.wanted(solo);
    expect((await alerts.dropAll(solo, version)).status).toBe(200);
    expect(await alerts.wanted(solo)).toMatchObject({ preferences: [], version: version + 1 });
    expect((await alerts.wanted(agent)).preferences).not.toEqual([]);
    expect((await alerts.dropAll(solo)).status).toBe(200);
    expect(await alerts.wanted(solo)).toMatchObject({ version: version + 1 });
    expect((await alerts.save(solo, [issued], version)).status).toBe(409);
    expect((await alerts.save(solo, [issued], version + 1)).status).toBe(200);
  });

  test.each([
    [{ ...issued, event: 'Birthday' }],
    [{ ...issued, channels: ['Pigeon'] }],
    [{ ...issued, frequency: 'Hourly' }],
    [{ event: 'PolicyIssued' }],
  ])('reject an invalid value: %j', async (wrong) => {
    expect((await alerts.save(solo, [wrong])).status).toBe(400);
  });
});

describe('distribution e-mails', () => {
  const other = 'nora.quill@example.com';

  test('are added in lower case, once, and in order', async () => {
    expect(await alerts.emails(solo)).toEqual([]);
    await alerts.add(solo, 'first@example.com');
    expect((await alerts.add(solo, ' Nora.Quill@Example.com ')).status).toBe(200);
    const twice = await alerts.add(solo, other);
    expect(await detailOf(twice)).toBe(`${other} is a distribution e-mail already.`);
    expect((await alerts.emails(solo)).map(({ email }) => email)).toEqual([
      'first@example.com',
      other,
    ]);
  });

  test.each(['', 'nora', 'nora@example', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
    'are rejected when they are not addresses: %s',
    async (wrong) => {
      expect((await alerts.add(solo, wrong)).status).toBe(400);
    },
  );

  test('get one test message with a link to the alert settings', async () => {
    const [, { emailId } = { emailId: '' }] = await alerts.emails(solo);
    expect((await alerts.test(solo, [emailId, emailId])).status).toBe(200);
    const sent = await alerts.sent();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ sent_to: other });
    expect(sent[0]!.body).toContain('/account-settings/alerts');
    expect((await alerts.emails(solo)).map(({ testedAt }) => testedAt)).toEqual([
      null,
      '2026-11-18T15:00:00.000Z',
    ]);
  });

  test('get no test message when one of them belongs to another agent', async () => {
    const [own] = await alerts.emails(solo);
    const [foreign] = await alerts.emails(agent);
    const answer = await alerts.test(solo, [own!.emailId, foreign!.emailId]);
    expect(answer.status).toBe(404);
    expect(await alerts.sent()).toHaveLength(1);
    expect((await alerts.emails(solo))[0]).toMatchObject({ testedAt: null });
    expect((await alerts.remove(solo, foreign!.emailId)).status).toBe(404);
    expect(await alerts.emails(agent)).toContainEqual(foreign);
  });

  test('get only test messages, and at most ten a minute', async () => {
    const [own] = await alerts.emails(solo);
    expect((await alerts.test(solo, [own!.emailId], 'offer')).status).toBe(400);
    expect((await alerts.test(solo, [])).status).toBe(400);
    const statuses = [];
    for (let asked = 0; asked < 11; asked++)
      statuses.push((await alerts.test(solo, [own!.emailId])).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('cannot be removed twice', async () => {
    const [own] = await alerts.emails(solo);
    expect((await alerts.remove(solo, own!.emailId)).status).toBe(200);
    const again = await alerts.remove(solo, own!.emailId);
    expect(again.status).toBe(404);
    expect(await detailOf(again)).toBe('This distribution e-mail no longer exists.');
    expect((await alerts.emails(solo)).map(({ email }) => email)).toEqual([other]);
  });

  test(`are limited to ${mostDistributionEmails}`, async () => {
    for (let at = 1; at < mostDistributionEmails; at++)
      expect((await alerts.add(solo, `many-${at}@example.com`)).status).toBe(200);
    const answer = await alerts.add(solo, 'more@example.com');
    expect(answer.status).toBe(409);
    expect(await alerts.emails(solo)).toHaveLength(mostDistributionEmails);
  });
});

test('a sub-account cannot change alerts even with every role; an agent with historical access can', async () => {
  const delegate = await server.signIn('sub.all');
  expect((await alerts.save(delegate, [issued])).status).toBe(403);
  expect((await alerts.add(delegate, 'x@example.com')).status).toBe(403);
  const historical = await server.signIn('historical');
  expect((await alerts.save(historical, [issued])).status).toBe(200);
});

test('the audit log says who did what, also for home office', async () => {
  expect((await alerts.add(await actingAs(dana), 'late@example.com')).status).toBe(200);
  const { rows } = await server.database.pool.query<{ line: string; all: string }>(
    `SELECT DISTINCT action || ': ' || username AS line FROM audit_entries
      JOIN users USING (user_id)
      WHERE action LIKE 'alert%' OR action LIKE 'distribution%' OR action LIKE 'test%'`,
  );
  const by = (action: string, who: string) => `${action}: ${who}@northfield.example`;
  expect(rows.map(({ line }) => line).toSorted()).toEqual(
    [
      by('alert change refused', 'solo'),
      by('alert change refused', 'sub.all'),
      by('alert preferences deleted', 'solo'),
      by('alert preferences saved', 'agent'),
      by('alert preferences saved', 'historical'),
      by('alert preferences saved', 'office'),
      by('alert preferences saved', 'solo'),
      by('distribution e-mail added', 'office'),
      by('distribution e-mail added', 'solo'),
      by('distribution e-mail removed', 'solo'),
      by('test message sent', 'solo'),
    ].toSorted(),
  );
});
