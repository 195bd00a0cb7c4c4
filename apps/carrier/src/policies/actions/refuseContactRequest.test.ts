import { expect, it, describe } from 'vitest';
import { contactRequests } from '../../limits.ts';
import { sharedServer } from '../../testing.ts';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { performAction } from './rules.ts';

const { perPolicy, days } = contactRequests;
const policyNumber = 'NL0018O0142';

const server = await sharedServer();
const dana = await server.signIn('agent');
const delegate = await server.signIn('sub.all');

const post = (body: object = {}, who = dana, path = 'send/takeAction') => {
  const request = { policyNumber, action: 'RequestContact', note: 'Please call.', ...body };
  return server.post(`/API/${path}`, who, request);
};

it('a policy has a limit of open requests for contact, over all users', async () => {
  const first = { idempotencyKey: crypto.randomUUID() };
  expect((await post(first)).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: perPolicy + 2 }, (_, at) => post({}, at % 2 ? dana : delegate)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perPolicy - 1);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    detail:
      'NL0018O0142 already has 5 open requests for contact, the maximum. The home office answers within 7 days. ' +
      'If it is urgent, call the help desk at (800) 555-0142.',
  });
  // A repeated submission, another action and another policy are no further requests.
  expect((await post(first)).status).toBe(200);
  expect((await post({ action: 'ProvideInformation' })).status).toBe(200);
  expect((await post({ policyNumber: 'NL0016B8835' })).status).toBe(200);
});

it('a selection reports the limit for each policy', async () => {
  const answer = await post(
    {
      policyNumber: undefined,
      action: undefined,
      policyNumbers: [policyNumber, 'NL0016B8835'],
      idempotencyKey: crypto.randomUUID(),
    },
    dana,
    'PolicyInfo/Selection/RequestContact',
  );
  expect(await answer.text()).toMatch(/5 open requests for contact/);
});

it('a policy accepts another request when the former ones were answered', async () => {
  const age = (by: string) =>
    server.database.pool.query(`UPDATE action_items SET taken_at = taken_at - interval '${by}'`);
  await age(`${days} days -1 minutes`);
  expect((await post()).status).toBe(409);
  await age('1 minute');
  for (let open = 1; open < perPolicy; open += 1) expect((await post()).status).toBe(200);
  // The last one, sent twice at the same time, is one request.
  const last = { idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([post(last), post(last)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

/** A database that fails every query. */
const failing = (failure: Error) => {
  const select = () => {
    throw failure;
  };
  return { select } as unknown as Database;
};

const caller = {
  kind: 'agent',
  agentId: '4471902',
  agentIds: ['4471902'],
} as unknown as AgentCaller;
const asked = { policyNumber: 'NL0018O0142', action: 'RequestContact', note: 'Call.' } as const;

describe('taking an action', () => {
  it.each([new Problem(503, 'Not now.'), new Error('The connection was lost.')])(
    'passes on every failure other than a missing policy: %s',
    async (failure) => {
      const deps = { db: failing(failure) } as Deps;
      const taken = performAction(deps, { caller, requestId: '7f3a' }, asked);
      await expect(taken).rejects.toBe(failure);
    },
  );
});
