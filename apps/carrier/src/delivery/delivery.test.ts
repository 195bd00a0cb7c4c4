import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries } from '../audit/queries.ts';
import { detailOf, sharedServer } from '../testing.ts';
import { deliveryOptions } from './queries.ts';

const server = await sharedServer();

const base = '/API/PolicyDelivery';
const read = async (account = 'agent', query = '') => {
  const answer = await server.get(`${base}/GetPolicyDeliveryOptions?${query}`, account);
  return { status: answer.status, body: (await answer.json()) as DeliveryOptions };
};
const typed = {
  OptOutForEDelivery: 'false',
  AgentLinkSelected: 'true',
  Email: ' "Desk" <desk@example.com>;',
  AccessCode: 'Open42',
  IncludeDownline: 'true',
};
const save = (changes: Readonly<Record<string, string>> = {}, account = 'agent') => {
  const query = new URLSearchParams({ ...typed, ...changes }).toString();
  return server.post(`${base}/UpdatePolicyDeliveryOptions?${query}`, account);
};

/** The agent of the newest entry in the audit log, whose options were saved. */
async function agentOfLastEntry() {
  const [entry] = await server.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'delivery options saved'))
    .orderBy(desc(auditEntries.auditEntryId))
    .limit(1);
  return entry?.agentId;
}

it('delivery options are saved with the user and the time, and recorded in the audit log', async () => {
  expect((await read()).body).toMatchObject({ lastSavedDate: null, email: '' });
  expect((await save({}, 'sub.none')).status).toBe(200);
  const { body } = await read();
  expect(body).toMatchObject({
    optOutForEDelivery: false,
    agentLinkSelected: true,
    email: 'desk@example.com',
    accessCode: 'Open42',
    includeDownline: true,
  });
  expect(body.lastSavedBy).toBeTruthy();
  expect(await agentOfLastEntry()).toBe('4471902');
});

it('delivery options are rejected after another save, and only one of two parallel saves is accepted', async () => {
  const { lastSavedDate } = (await read()).body;
  const LastSavedDate = lastSavedDate ?? '';
  const own = await save({}, 'sub.none');
  expect(own.status).toBe(409);
  expect(await detailOf(own)).toBe('These options were saved in another tab or on another device.');
  expect(await detailOf(await save({}))).toBe('Tom Becker saved these options in the meantime.');
  const answers = await Promise.all([
    save({ LastSavedDate, AccessCode: 'Mine1' }),
    save({ LastSavedDate, AccessCode: 'Theirs2' }, 'sub.all'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = answers.find(({ status }) => status === 200);
  expect((await read()).body).toEqual(await stored?.json());
});

it('delivery options name another user with the same name as another user', async () => {
  const saveNow = async (account: string) => {
    const LastSavedDate = (await read()).body.lastSavedDate ?? '';
    return (await (await save({ LastSavedDate }, account)).json()) as DeliveryOptions;
  };
  const { lastSavedBy, lastSavedDate } = await saveNow('sub.all');
  await saveNow('sub.none');
  await server.database.db.update(deliveryOptions).set({ savedBy: lastSavedBy ?? '' });
  const answer = await save({ LastSavedDate: lastSavedDate ?? '' }, 'sub.all');
  const { detail } = (await answer.json()) as { detail: string };
  expect(detail).toBe(`${lastSavedBy} saved these options in the meantime.`);
});

it.each([
  [{ Email: '' }, 'Email'],
  [{ Email: 'desk' }, 'Email'],
  [{ Email: 'desk', OptOutForEDelivery: 'true' }, 'Email'],
  [{ Email: 'desk@example.com; front@example.com' }, 'Email'],
  [{ AccessCode: 'a b' }, 'AccessCode'],
  [{ OptOutForEDelivery: 'maybe' }, 'OptOutForEDelivery'],
])('delivery options refuse %j by its name', async (changes, field) => {
  const answer = await save(changes);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
});

it('delivery options need an e-mail address only for delivery by e-mail', async () => {
  const { lastSavedDate } = (await read()).body;
  const none = { Email: '', LastSavedDate: lastSavedDate ?? '' };
  expect((await save(none)).status).toBe(400);
  const saved = await save({ ...none, OptOutForEDelivery: 'true' });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ optOutForEDelivery: true, email: '' });
});

it('delivery options exist only for agents of the hierarchy, each in its own market', async () => {
  expect((await read('agent', 'ViewAsAgentNumber=4473310')).body.lastSavedDate).toBeNull();
  expect((await read('agent', 'ViewAsAgentNumber=4480022')).status).toBe(404);
  expect((await read('agent', 'ViewAsMarketCode=ZZZ')).status).toBe(404);
  expect((await save({ ViewAsAgentNumber: '4480022' })).status).toBe(404);
  const whose = { ViewAsAgentNumber: '4473310' };
  const { marketCode = '', marketCodes } = (await read('agent', 'ViewAsAgentNumber=4473310')).body;
  expect(marketCodes).toEqual([marketCode]);
  expect((await save({ ...whose, ViewAsMarketCode: 'ZZZ' })).status).toBe(404);
  expect((await save({ ...whose, ViewAsMarketCode: marketCode })).status).toBe(200);
  expect(await agentOfLastEntry()).toBe('4473310');
});

it('delivery options accept IncludeDownline only for an agent with a downline', async () => {
  expect((await read('agent')).body.hasDownline).toBe(true);
  expect((await read('agent', 'ViewAsAgentNumber=4471918')).body.hasDownline).toBe(false);
  expect((await read('solo')).body).toMatchObject({ hasDownline: false, includeDownline: false });
  for (const [account, whose] of [
    ['solo', {}],
    ['agent', { ViewAsAgentNumber: '4471918' }],
  ] as const) {
    const answer = await save(whose, account);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'IncludeDownline' }] });
    expect((await save({ ...whose, IncludeDownline: 'false' }, account)).status).toBe(200);
  }
});

it('delivery options leave IncludeDownline out once the agent has no downline', async () => {
  await server.database.db
    .update(deliveryOptions)
    .set({ includeDownline: true })
    .where(eq(deliveryOptions.agentId, '4471918'));
  expect((await read('agent', 'ViewAsAgentNumber=4471918')).body).toMatchObject({
    email: 'desk@example.com',
    includeDownline: false,
  });
});

it('delivery options are rejected for worksite business only, and for home office that acts for no one', async () => {
  expect((await read('worksite')).status).toBe(403);
  expect((await save({}, 'worksite')).status).toBe(403);
  expect((await read('office')).status).toBe(403);
  expect((await read('neither')).status).toBe(200);
});
