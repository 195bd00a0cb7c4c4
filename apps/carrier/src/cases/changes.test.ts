import { canResend, canVoid } from '@agent-portal/data/cases/canResend';
import { type CaseDetail, caseEvents } from '@agent-portal/data/cases/shapes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { homeOffice } from '../impersonation/testing.ts';
import { detailOf, type SignedIn, type TestServer, testServer } from '../testing.ts';

const declined = 'E-NL0016B8835';
const completed = 'E-NL0017I1l90';

let server: TestServer;
let dana: SignedIn;
beforeEach(async () => {
  await server?.database.close();
  server = await testServer();
  dana = await server.signIn('agent');
});
afterAll(() => server.database.close());

const base = '/API/CaseManagement';
const get = (path: string, who: Partial<SignedIn>) => server.get(base + path, who);
const post = (path: string, who: Partial<SignedIn>, body: object) =>
  server.post(base + path, who, body);
const resend = (id: string, who: Partial<SignedIn>, version?: number) =>
  get(`/ResendEmail?envelopeId=${id}${version ? `&version=${version}` : ''}`, who);
const caseOf = (id: string) => server.read<CaseDetail>(`${base}/Cases/${id}`, dana);

const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await server.database.db.execute<Row>(query)).rows;
const sent = () =>
  read<{ to: string; subject: string }>(
    sql`SELECT sent_to AS "to", subject FROM outbox ORDER BY message_id`,
  );
const audited = () =>
  read<{ action: string; username: string; agentId: string; detail: string | null }>(sql`
    SELECT action, username, audit_entries.agent_id AS "agentId", detail
    FROM audit_entries JOIN users USING (user_id)
    WHERE action LIKE 'case %' ORDER BY audit_entry_id`);
const waiting = async () => (await server.read<{ count: number }>(`${base}/Attention`, dana)).count;

it('a case can be sent again until it is signed, and voided until it is completed', () => {
  const open = ['Sent', 'Viewed', 'Declined', 'Expired'];
  expect(caseEvents.filter(canResend)).toEqual(open);
  expect(caseEvents.filter(canVoid).toSorted()).toEqual([...open, 'Signed'].toSorted());
});

describe('an e-mail that is sent again', () => {
  it('is in the outbox, the history and the audit log, and the case waits again', async () => {
    const [before, count] = [await caseOf(declined), await waiting()];
    expect(before).toMatchObject({ event: 'Declined', attention: 'Declined' });
    expect(await (await resend(declined, dana)).json()).toEqual({ sentTo: before.recipientEmail });
    const after = await caseOf(declined);
    expect(after).toMatchObject({ event: 'Sent', version: before.version + 1 });
    expect(after.attention).toBeUndefined();
    expect(after.history.slice(0, -1)).toEqual(before.history);
    expect(after.history.at(-1)).toEqual({
      event: 'Resent',
      at: server.clock.now.toISOString(),
      by: 'Dana Whitfield',
      byHomeOffice: false,
      note: `To ${before.recipientEmail}`,
    });
    expect(await sent()).toEqual([
      { to: before.recipientEmail, subject: 'Please sign your application (NL0016B8835)' },
    ]);
    expect(await audited()).toEqual([
      {
        action: 'case e-mail resent',
        username: 'agent@northfield.example',
        agentId: '4471902',
        detail: expect.stringMatching(/^NL0016B8835, /),
      },
    ]);
    expect(await waiting()).toBe(count - 1);
  });

  it('is sent once when a browser repeats the call within ten seconds', async () => {
    await Promise.all([resend(declined, dana, 1), resend(declined, dana, 1)]);
    expect((await resend(declined, dana)).status).toBe(200);
    const first = server.clock.now.getTime();
    server.clock.now = new Date(first + 9_999);
    expect((await resend(declined, dana, 1)).status).toBe(200);
    expect(await sent()).toHaveLength(1);
    expect(await audited()).toHaveLength(1);
    server.clock.now = new Date(first + 10_000);
    expect((await resend(declined, dana, 1)).status).toBe(409);
    // The user has seen the sending, and wants another one.
    server.clock.now = new Date(first + 1_000);
    expect((await resend(declined, dana, 2)).status).toBe(200);
    expect(await sent()).toHaveLength(2);
  });

  it('is sent a second time within ten minutes only by a caller who saw the first', async () => {
    const to = { recipientEmail: 'maria.fc@example.com', version: 1 };
    expect((await post(`/Cases/${declined}/Recipient`, dana, to)).status).toBe(200);
    const [priya, first] = [await server.signIn('sub.all'), server.clock.now.getTime()];
    const after = async (ms: number, version?: number) => {
      server.clock.now = new Date(first + ms);
      return resend(declined, priya, version);
    };
    const stale = await after(35_000, 1);
    expect(stale.status).toBe(409);
    expect(await detailOf(stale)).toContain('its e-mail goes to maria.fc@example.com');
    const second = await after(599_999);
    expect(second.status).toBe(409);
    expect(await detailOf(second)).toBe(
      'Dana Whitfield sent it to maria.fc@example.com less than ten minutes ago.',
    );
    expect((await caseOf(declined)).justSent).toMatchObject({
      by: 'Dana Whitfield',
      at: new Date(first).toISOString(),
    });
    expect(await sent()).toHaveLength(1);
    expect((await after(599_999, 2)).status).toBe(200);
    server.clock.now = new Date(first + 599_999 + 600_000);
    expect((await caseOf(declined)).justSent).toBeUndefined();
    expect((await resend(declined, dana)).status).toBe(200);
    expect(await sent()).toHaveLength(3);
  });

  it('leaves a case that was viewed as viewed, with the time of the view', async () => {
    const [viewed] = await read<{ id: string }>(sql`
      SELECT envelope_id AS id FROM cases JOIN policies USING (policy_number)
      WHERE event = 'Viewed' AND agent_id = '4471902' ORDER BY envelope_id LIMIT 1`);
    const id = viewed?.id ?? '';
    const before = await caseOf(id);
    expect(before.event).toBe('Viewed');
    expect((await resend(id, dana)).status).toBe(200);
    const after = await caseOf(id);
    expect(after).toMatchObject({ event: 'Viewed', eventDate: before.eventDate });
    expect(after.history.at(-1)).toMatchObject({ event: 'Resent' });
    expect(after.version).toBe(before.version + 1);
  });

  it('needs the token, though the call is a GET', async () => {
    expect((await resend(declined, { Cookie: dana.Cookie })).status).toBe(403);
    expect(await sent()).toEqual([]);
    expect(await audited()).toMatchObject([{ action: 'case change refused' }]);
  });

  it('is rejected when there is nothing to sign, and writes nothing', async () => {
    const answer = await resend(completed, dana);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail: 'Nothing was sent: the envelope is completed already.',
    });
    expect([await sent(), await audited()]).toEqual([[], []]);
  });

  it('is 404 for another agent’s case', async () => {
    expect((await resend(declined, await server.signIn('solo'))).status).toBe(404);
    expect(await sent()).toEqual([]);
    expect(await audited()).toMatchObject([
      { action: 'case change refused', username: 'solo@northfield.example' },
    ]);
  });
});

describe('an address', () => {
  const correct = (version: number, who = dana, recipientEmail = 'maria.fc@example.com') =>
    post(`/Cases/${declined}/Recipient`, who, { recipientEmail, version });

  it('is corrected, and the e-mail is sent to it', async () => {
    const { recipientEmail: former } = await caseOf(declined);
    const corrected = (await (await correct(1)).json()) as CaseDetail;
    expect(corrected).toMatchObject({
      recipientEmail: 'maria.fc@example.com',
      event: 'Sent',
      version: 2,
    });
    expect(corrected.history.slice(-2)).toMatchObject([
      { event: 'Address Changed', note: `From ${former} to maria.fc@example.com` },
      { event: 'Resent', note: 'To maria.fc@example.com' },
    ]);
    expect(await sent()).toMatchObject([{ to: 'maria.fc@example.com' }]);
    expect(await audited()).toMatchObject([{ action: 'case address corrected' }]);
  });

  it('that did not change gets the e-mail again, and the history shows no change', async () => {
    const { recipientEmail } = await caseOf(declined);
    const corrected = (await (await correct(1, dana, recipientEmail)).json()) as CaseDetail;
    expect(corrected.history.at(-1)).toMatchObject({
      event: 'Resent',
      note: `To ${recipientEmail}`,
    });
    expect(corrected.history.map(({ event }) => event)).not.toContain('Address Changed');
    expect(await sent()).toMatchObject([{ to: recipientEmail }]);
  });

  it('that is invalid is rejected by its field', async () => {
    const answer = await correct(1, dana, 'maria at example.com');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'recipientEmail' }] });
  });

  it('is not overwritten after a change of the same user in another tab', async () => {
    expect((await correct(1, dana, 'first@example.com')).status).toBe(200);
    const answer = await correct(1);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail:
        'This case was changed in another tab or on another device. It is sent, and its e-mail goes to first@example.com.',
    });
  });

  it('is not overwritten after another change, and the answer names who made it', async () => {
    const delegate = await server.signIn('sub.casemanagement');
    expect((await correct(1, delegate, 'first@example.com')).status).toBe(200);
    const answer = await correct(1);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail:
        'Sam Case Management changed this case in the meantime. It is sent, and its e-mail goes to first@example.com.',
    });
    expect(await caseOf(declined)).toMatchObject({
      recipientEmail: 'first@example.com',
      version: 2,
    });
    expect(await sent()).toHaveLength(1);
  });

  it('is corrected by one of two parallel calls', async () => {
    const answers = await Promise.all([
      correct(1, dana, 'one@example.com'),
      correct(1, dana, 'two@example.com'),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await sent()).toHaveLength(1);
  });
});

describe('an envelope', () => {
  const voided = (id: string, version = 1, who = dana) =>
    post(`/Cases/${id}/Void`, who, { reason: 'The client chose another plan.', version });

  it('is voided with its reason, no longer needs attention, and cannot be sent', async () => {
    const count = await waiting();
    const one = (await (await voided(declined)).json()) as CaseDetail;
    expect(one).toMatchObject({ event: 'Voided', version: 2 });
    expect(one.attention).toBeUndefined();
    expect(one.history.at(-1)).toMatchObject({
      event: 'Voided',
      by: 'Dana Whitfield',
      note: 'The client chose another plan.',
    });
    expect(await waiting()).toBe(count - 1);
    expect((await resend(declined, dana)).status).toBe(409);
    expect((await voided(declined, 2)).status).toBe(409);
    expect((await voided(completed)).status).toBe(409);
    expect(await audited()).toMatchObject([{ action: 'case voided' }]);
  });

  it('can be voided by home office for the agent, and the history says so', async () => {
    const who = await homeOffice(server).actingAs('4471902');
    const one = (await (await voided(declined, 1, who)).json()) as CaseDetail;
    expect(one.history.at(-1)).toMatchObject({ event: 'Voided', byHomeOffice: true });
    expect(await audited()).toEqual([
      {
        action: 'case voided',
        username: 'office@northfield.example',
        agentId: '4471902',
        detail: expect.stringMatching(/^NL/),
      },
    ]);
  });
});

describe('the outbox', () => {
  it('shows sent e-mail in the demonstration, with its content as text', async () => {
    await server.database.db.execute(sql`
      UPDATE cases SET recipient_email = '<b>X</b>@example.com' WHERE envelope_id = ${declined}`);
    await resend(declined, dana);
    const page = await (await server.request('/stand-ins/outbox')).text();
    expect(page).toContain('Please sign your application (NL0016B8835)');
    expect(page).toContain('&lt;b&gt;X&lt;/b&gt;@example.com');
  });

  it('does not exist without the demonstration accounts', async () => {
    const other = await testServer({ env: { CARRIER_DEMO: '0' } });
    const { status } = await other.request('/stand-ins/outbox', {
      headers: { Accept: 'application/json' },
    });
    await other.database.close();
    expect(status).toBe(404);
  });
});

describe('the cases of a policy', () => {
  it('are shown to callers who see the policy', async () => {
    const of = async (account: string) =>
      get('/Policies/NL0016B8835/Cases', await server.signIn(account));
    expect(await (await of('sub.casemanagement')).json()).toMatchObject({
      cases: [{ envelopeId: declined, event: 'Declined' }],
    });
    expect((await of('solo')).status).toBe(404);
  });
});
