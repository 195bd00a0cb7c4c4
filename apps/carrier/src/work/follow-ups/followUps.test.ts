import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dana } from '../../impersonation/testing.ts';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { detailOf, followUpsOn, policyNumber } from './testing.ts';

let server: TestServer;
let { change, list, look, ofPolicy, openIds, remove, save, tab } = {} as ReturnType<
  typeof followUpsOn
>;
let delegate: SignedIn;
beforeAll(async () => {
  server = await testServer();
  ({ change, list, look, ofPolicy, openIds, remove, save, tab } = followUpsOn(server));
  delegate = await server.signIn('sub.all');
});
afterAll(() => server.database.close());

describe('a follow-up', () => {
  test('is set on an open requirement, and shows on its policy and in the list', async () => {
    const [requirementId] = await openIds();
    const answer = await save(delegate, {
      requirementId,
      followUpDate: '2026-11-20',
      note: ' Call after four. ',
    });
    expect(answer.status).toBe(200);
    const expected = {
      subject: 'requirement',
      key: requirementId,
      policyNumber,
      who: 'Abernathy, Joel',
      what: expect.any(String) as string,
      followUpDate: '2026-11-20',
      note: 'Call after four.',
      state: 'Upcoming',
      daysOverdue: 0,
      closedBecause: null,
      closedOn: null,
      savedAt: '2026-11-18T15:00:00.000Z',
      version: 1,
    };
    const saved = { ownerId: expect.any(Number) as number, version: 1 };
    expect(await answer.json()).toEqual({ followUps: [expected], saved });
    expect(await ofPolicy(delegate)).toEqual([expected]);
    expect(await list(delegate)).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalRecords: 1,
      tabCounts: { all: 1, due: 0, upcoming: 1, closed: 0 },
      followUps: [{ ...expected, clientId: expect.any(String) as string }],
    });
  });

  test('can only be changed by a caller who read its latest version', async () => {
    const [requirementId] = await openIds();
    const changed = { requirementId, followUpDate: '2026-11-18', note: 'Today.', version: 1 };
    expect((await save(delegate, changed)).status).toBe(200);
    const late = await save(delegate, { ...changed, note: 'Another tab.' });
    expect(late.status).toBe(409);
    expect(await detailOf(late)).toBe(
      'This follow-up was changed in another tab or on another device.',
    );
    expect((await save(delegate, { ...changed, version: null })).status).toBe(409);
    expect((await remove(delegate, requirementId!, 1)).status).toBe(409);
    expect(await ofPolicy(delegate)).toMatchObject([
      { note: 'Today.', version: 2, state: 'Due today' },
    ]);
  });

  test('keeps a date that has passed, and accepts no other passed date', async () => {
    const [requirementId] = await openIds();
    await change(sql`UPDATE follow_ups SET follow_up_on = '2026-11-15' WHERE user_id IN
      (SELECT user_id FROM users WHERE username = 'sub.all@northfield.example')`);
    const passed = { requirementId, followUpDate: '2026-11-15', note: 'Still.', version: 2 };
    expect((await save(delegate, passed)).status).toBe(200);
    expect(await tab(delegate, 'due')).toMatchObject({
      followUps: [{ state: 'Overdue', daysOverdue: 3, version: 3 }],
    });
    for (const [followUpDate, message] of [
      ['2026-11-17', 'must be today or later'],
      ['2028-11-19', 'must be within two years from today'],
      ['2026-02-30', 'must be a date like 2026-01-31'],
    ]) {
      const answer = await save(delegate, { ...passed, followUpDate, version: 3 });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'followUpDate', message }] });
    }
  });

  test('is deleted with its note, and comes back with its date even when that has passed', async () => {
    const [requirementId] = await openIds();
    expect((await remove(delegate, requirementId!, 3)).status).toBe(200);
    expect((await remove(delegate, requirementId!, 3)).status).toBe(200);
    expect(await ofPolicy(delegate)).toEqual([]);
    const { rows } = await server.database.db.execute(
      sql`SELECT note FROM follow_ups WHERE deleted_at IS NOT NULL`,
    );
    expect(rows).toEqual([{ note: '' }]);
    const changed = { requirementId, followUpDate: '2026-11-15', note: 'Back.', version: 3 };
    const late = await save(delegate, changed);
    expect(await detailOf(late)).toBe(
      'This follow-up was deleted in another tab or on another device.',
    );
    expect((await save(delegate, { ...changed, version: null })).status).toBe(200);
    expect(await ofPolicy(delegate)).toMatchObject([{ note: 'Back.', version: 5 }]);
  });

  test('that was overdue is put off, and undo sets its day again', async () => {
    const [, requirementId] = await openIds('NL0018O0142');
    const one = { requirementId: requirementId ?? (await openIds('NL0018O0142'))[0] };
    expect((await save(delegate, { ...one, followUpDate: '2026-11-20' })).status).toBe(200);
    await change(sql`UPDATE follow_ups SET follow_up_on = '2026-11-16'
      WHERE item_key = ${one.requirementId}`);
    const later = { ...one, followUpDate: '2026-11-19', version: 1 };
    expect((await save(delegate, later)).status).toBe(200);
    const undo = { ...one, followUpDate: '2026-11-16', version: 2 };
    expect((await save(delegate, { ...undo, followUpDate: '2026-11-15' })).status).toBe(400);
    expect((await save(delegate, undo)).status).toBe(200);
    expect((await remove(delegate, one.requirementId!, 3)).status).toBe(200);
    await change(sql`DELETE FROM follow_ups WHERE item_key = ${one.requirementId}`);
  });

  test('that was deleted 30 days ago cannot be restored', async () => {
    const [, requirementId] = await openIds('NL0018O0142');
    await save(delegate, {
      requirementId: requirementId ?? (await openIds('NL0018O0142'))[0],
      followUpDate: '2026-11-20',
    });
    const canRestoreOn = async (day: string) => {
      await change(sql`UPDATE follow_ups SET deleted_at = ${day}
        WHERE policy_number = 'NL0018O0142' AND follow_up_on = '2026-11-20'`);
      await remove(delegate, 'none', 1);
      const { rows } = await server.database.db.execute(
        sql`SELECT 1 FROM follow_ups WHERE deleted_at IS NOT NULL`,
      );
      return rows.length === 1;
    };
    expect(await canRestoreOn('2026-10-20')).toBe(true);
    expect(await canRestoreOn('2026-10-18')).toBe(false);
  });

  test('is closed once its requirement is met, withdrawn, or its policy not pending', async () => {
    const [requirementId] = await openIds();
    const closed = async () => {
      const { tabCounts, followUps } = await list(delegate);
      const [one] = await ofPolicy(delegate);
      expect(followUps).toContainEqual(expect.objectContaining({ ...one }));
      return [one!.state, one!.closedBecause, one!.closedOn, tabCounts.due, tabCounts.closed];
    };
    await change(sql`UPDATE policies SET status = 'Active', status_date = '2026-11-17'
      WHERE policy_number = ${policyNumber}`);
    expect(await closed()).toEqual(['Closed', 'Policy no longer pending', '2026-11-17', 0, 1]);
    const gone = await save(delegate, { requirementId, followUpDate: '2026-11-20', version: 5 });
    expect(await detailOf(gone)).toBe(
      'This requirement is no longer open: nothing is left to follow up.',
    );
    await change(sql`UPDATE policies SET status = 'Pending' WHERE policy_number = ${policyNumber}`);
    expect(await closed()).toEqual(['Overdue', null, null, 1, 0]);
    await change(
      sql`UPDATE requirements SET met_on = '2026-11-16' WHERE requirement_id = ${requirementId}`,
    );
    expect(await closed()).toEqual(['Closed', 'Requirement met', '2026-11-16', 0, 1]);
    const met = await save(delegate, { requirementId, followUpDate: '2026-11-20', version: 5 });
    expect(await detailOf(met)).toBe('This requirement is met: nothing is left to follow up.');
    await change(sql`UPDATE requirements SET requirement_id = 'other', met_on = NULL
      WHERE requirement_id = ${requirementId}`);
    expect(await closed()).toEqual(['Closed', 'Requirement withdrawn', null, 0, 1]);
    await change(
      sql`UPDATE requirements SET requirement_id = ${requirementId} WHERE requirement_id = 'other'`,
    );
  });

  test('disappears from lists and notices with its policy', async () => {
    const before = await list(delegate);
    expect(before.totalRecords).toBe(1);
    await change(
      sql`UPDATE policies SET agent_id = '4480055' WHERE policy_number = ${policyNumber}`,
    );
    await change(
      sql`UPDATE writing_agents SET agent_id = '4480055' WHERE policy_number = ${policyNumber}`,
    );
    expect(await list(delegate)).toMatchObject({ totalRecords: 0, followUps: [] });
    expect((await look(delegate)).status).toBe(404);
    await change(sql`UPDATE policies SET agent_id = ${dana} WHERE policy_number = ${policyNumber}`);
    await change(
      sql`UPDATE writing_agents SET agent_id = ${dana} WHERE policy_number = ${policyNumber}`,
    );
  });

  test.each([
    ['followUpDate', { followUpDate: 'soon' }],
    ['note', { note: 'x'.repeat(2_001) }],
    ['note', { note: 'a\0b' }],
    ['version', { version: 0 }],
    ['owner', { owner: 1 }],
  ])('with a wrong %s is refused by its name', async (field, wrong) => {
    const [, requirementId = 'none'] = await openIds();
    const answer = await save(delegate, { requirementId, followUpDate: '2026-11-20', ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });

  test('takes a note of 2,000 characters, and the last day of two years', async () => {
    const [requirementId] = await openIds();
    const note = 'ñ'.repeat(2_000);
    const [{ version } = { version: null }] = await ofPolicy(delegate);
    const answer = await save(delegate, {
      requirementId,
      followUpDate: '2028-11-18',
      note,
      version,
    });
    expect(answer.status).toBe(200);
    expect(await ofPolicy(delegate)).toMatchObject([{ note }]);
  });

  test('cannot be set or deleted without the CSRF token', async () => {
    const { Cookie } = delegate;
    const [requirementId] = await openIds();
    const before = await ofPolicy(delegate);
    expect((await save({ Cookie }, { requirementId, followUpDate: '2026-11-20' })).status).toBe(
      403,
    );
    expect((await remove({ Cookie }, requirementId!, before[0]!.version)).status).toBe(403);
    expect(await ofPolicy(delegate)).toEqual(before);
  });
});
