import type { OutputOf } from '@agent-portal/data/endpoint';
import { takeAction } from '@agent-portal/data/policies/actions/contract';
import type { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedServer } from '../../testing.ts';

const policyNumber = 'NL0018O0142';
const requirementId = `${policyNumber}-1`;
const path = `/API/PolicyInfo/Policies/${policyNumber}/Actions`;
const asked = {
  policyNumber,
  requirementId,
  action: 'ProvideInformation',
  note: 'It is on its way.',
};

const server = await sharedServer();
const dana = await server.signIn('agent');

const post = (body: object) => server.post('/API/send/takeAction', dana, body);
const rowOfPolicy = async () => {
  const page = await server.read<OutputOf<typeof getPendingPolicyRequirements>>(
    '/API/PolicyInfo/Policies/PendingPolicyRequirements',
    dana,
    { filters: { policyNumber: [policyNumber] } },
  );
  return page.requirementSummaries[0];
};

describe('taking an action', () => {
  it('answers the action item, and lists it', async () => {
    const response = await post({
      ...asked,
      action: 'RequestContact',
      contactEmail: 'mailto:d@x.example,',
    });
    expect(response.status).toBe(200);
    const item = z.parse(takeAction.response, await response.json());
    expect(item).toMatchObject({
      policyNumber,
      requirement: 'Attending physician statement',
      action: 'RequestContact',
      contactEmail: 'd@x.example',
      takenBy: 'Dana Whitfield',
      date: '2026-11-18T15:00:00.000Z',
    });
    expect(await server.read<{ items: unknown[] }>(path, dana)).toEqual({
      items: [item],
      answeredAt: '2026-11-18T15:00:00.000Z',
    });
  });

  it('keeps Action Needed when the agent requests a call', async () => {
    expect((await rowOfPolicy())?.actionNeeded).toBe(true);
  });

  it('creates one action for repeated and parallel sends of the same submission', async () => {
    const body = { ...asked, action: 'RequestContact', idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all([post(body), post(body), post(body)]);
    const ids = await Promise.all(
      answers.map(async (one) => JSON.parse(await one.text()).actionItemId),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await server.read<{ items: unknown[] }>(path, dana)).items).toHaveLength(2);
    for (const other of [{ note: 'Something else.' }, { contactEmail: 'd@x.example' }])
      expect((await post({ ...body, ...other })).status).toBe(409);
  });

  it('with the requested document ends Action Needed at once, also in cached lists', async () => {
    expect((await rowOfPolicy())?.actionNeeded).toBe(true);
    expect((await post(asked)).status).toBe(200);
    expect((await rowOfPolicy())?.actionNeeded).toBe(false);
  });

  it.each([
    [{ ...asked, note: ' ' }, 'note'],
    [{ ...asked, note: 'x'.repeat(2_001) }, 'note'],
    [{ ...asked, action: 'Nothing' }, 'action'],
    [{ ...asked, contactEmail: 'nobody' }, 'contactEmail'],
    [{ ...asked, contactEmail: 'd@x.example, e@x.example' }, 'contactEmail'],
    [{ ...asked, idempotencyKey: '1' }, 'idempotencyKey'],
    [{ ...asked, requirementId: 'NL0000000-1' }, 'requirementId'],
  ])('refuses %j by the name of the field', async (body, field) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  it.each([
    ['Pending', 'ScheduleExam', 200, undefined],
    ['Lapsed', 'ScheduleExam', 200, undefined],
    ['Active', 'ScheduleExam', 400, 'does not fit a policy that is active'],
    ['Terminated', 'ScheduleExam', 400, 'does not fit a policy that is terminated'],
    ['Active', 'WithdrawApplication', 400, 'does not fit a policy that is active'],
    ['Lapsed', 'WithdrawApplication', 400, 'does not fit a policy that is lapsed'],
    ['Terminated', 'ProvideInformation', 200, undefined],
    ['Terminated', 'RequestContact', 200, undefined],
  ])('of a policy that is %s answers %s with %i', async (status, action, code, message) => {
    const { rows } = await server.database.db.execute<{ n: string }>(sql`
      SELECT policy_number AS n FROM policies
      WHERE agent_id = '4471902' AND status = ${status} LIMIT 1`);
    const response = await post({ policyNumber: rows[0]?.n ?? '', action, note: 'Please.' });
    expect(response.status).toBe(code);
    const { errors } = JSON.parse(await response.text());
    expect(errors?.[0]?.message).toBe(message);
  });
});
