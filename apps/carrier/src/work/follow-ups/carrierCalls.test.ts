import { setFollowUps } from '@agent-portal/data/selection/contract';
import { saveContact } from '@agent-portal/data/work/contacts/contract';
import type { CallCarrier } from '../../http/appEnv.ts';
import { route } from '../../http/route.ts';
import { setEachFollowUp } from '../../selection/changes.ts';
import { sharedServer } from '../../testing.ts';
import { recordContact } from '../contacts/recordContact.ts';
import { groupOfToday } from '../today/testing.ts';
import { expect, test } from 'vitest';

/** The names of the calls of the contract that a change made. */
const called: string[] = [];
const counted =
  (callCarrier: CallCarrier): CallCarrier =>
  (call, endpoint, input) => {
    called.push(endpoint.name);
    return callCarrier(call, endpoint, input);
  };

const server = await sharedServer({
  routes: [
    route({ ...setFollowUps, path: '/API/Counted/Selected' }, ({ deps, input, ...call }) =>
      setEachFollowUp({ ...deps, callCarrier: counted(deps.callCarrier) }, call, input.body),
    ),
    route({ ...saveContact, path: '/API/Counted/Contact' }, async ({ deps, input, ...call }) => {
      await recordContact({ ...deps, callCarrier: counted(deps.callCarrier) }, call, input.body);
      return { contacts: [] };
    }),
  ],
});
const agent = await server.signIn('agent');
const { post } = server;

async function callsOf(path: string, body: object): Promise<readonly string[]> {
  called.length = 0;
  const answer = await post(`/API/Counted/${path}`, agent, body);
  expect(answer.status).toBe(200);
  return called;
}

test('follow-ups on many rows read their requirements with one call', async () => {
  const { rows } = await server.database.pool.query<{ id: string; number: string }>(
    `SELECT requirement_id AS id, policy_number AS number FROM requirements JOIN policies USING (policy_number)
      WHERE agent_id = '4471902' AND status = 'Pending' AND met_on IS NULL LIMIT 20`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const selected = rows.map(({ id, number }) => ({ policyNumber: number, requirementId: id }));
  const body = { rows: selected, followUpDate: '2026-11-30', note: 'Call first.' };
  expect(await callsOf('Selected', body)).toEqual(['getPendingPolicyRequirements']);
});

test('a contact about a policy reads the policy once', async () => {
  const [late] = (await groupOfToday(server, agent, 'lapsing')).items;
  const contact = {
    subject: 'policy',
    key: late?.key,
    outcome: 'WillPay',
    willPayOn: '2026-11-20',
    nextAttemptOn: null,
    note: '',
    version: 0,
  };
  expect(await callsOf('Contact', contact)).toEqual(['getPolicy']);
});
