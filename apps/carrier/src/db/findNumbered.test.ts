import { contract } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sharedServer } from '../testing.ts';
import { policies } from './tables/policies.ts';
import { findNumbered } from './findNumbered.ts';

/** The number of the policy has upper and lower case letters. */
const numbers = {
  policyNumber: '',
  groupNumber: '',
  billNumber: '',
  envelopeId: '',
  claimNumber: '',
};
type NumberKind = keyof typeof numbers;

const server = await sharedServer();
const headers = await server.signIn('agent');
const { db } = server.database;
const { rows } = await db.execute<typeof numbers>(sql`
  SELECT 'NL0017I1l90' AS "policyNumber", b.group_number AS "groupNumber",
    b.bill_number AS "billNumber", c.envelope_id AS "envelopeId",
    (SELECT min(claim_number) FROM claims JOIN policies USING (policy_number)
      WHERE agent_id = '4471902') AS "claimNumber"
  FROM list_bills b JOIN groups g USING (group_number), cases c JOIN policies p USING (policy_number)
  WHERE g.agent_id = '4471902' AND p.agent_id = '4471902' AND c.event = 'Sent'
  ORDER BY b.bill_number, c.envelope_id LIMIT 1`);
const { rows: requirements } = await db.execute<{
  policyNumber: string;
  requirementId: string;
}>(sql`
  SELECT policy_number AS "policyNumber", requirement_id AS "requirementId"
  FROM requirements JOIN policies USING (policy_number)
  WHERE agent_id = '4471902' AND status = 'Pending' AND met_on IS NULL
  ORDER BY requirement_id LIMIT 1`);
const [open] = requirements;
if (!rows[0] || !open) throw new Error('No such rows.');
Object.assign(numbers, rows[0]);

/** Parameters whose name is not that of their number. A user never types another kind of ID. */
const otherNames: Readonly<Record<string, NumberKind>> = {
  id: 'policyNumber',
  groupId: 'groupNumber',
  listBillId: 'billNumber',
};
const kindOf = (param: string) =>
  otherNames[param] ??
  Object.keys(numbers).find(
    (kind): kind is NumberKind => kind.toLowerCase() === param.toLowerCase(),
  );

/** The addresses of a call with one number, in its path or its query. */
function addressesOf({ method, path, query }: Endpoint): readonly [string, NumberKind][] {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const [param = ''] = params;
  const kind = kindOf(param);
  if (method !== 'GET' || params.length > 1) return [];
  if (params.length === 1) return kind ? [[path, kind]] : [];
  return Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).flatMap((name) => {
    const searched = kindOf(name);
    return searched ? [[`${path}?${name}={}`, searched] as [string, NumberKind]] : [];
  });
}

/** The addresses with a number, and the kind of number. */
const addresses: readonly [string, NumberKind][] = [
  ...Object.values<Endpoint>(contract).flatMap(addressesOf),
  ['/API/Search?term={}', 'policyNumber'],
];

const call = async (method: string, path: string, body?: object) => {
  const answer = await server.request(path, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = answer.headers.get('Content-Type')?.includes('json') ? await answer.text() : '';
  return { status: answer.status, name: answer.headers.get('Content-Disposition'), text };
};

describe('a number in another case', () => {
  it('is part of the address of policies, groups, bills, cases and claims', () => {
    const kinds = new Set(addresses.map(([, kind]) => kind));
    expect([...kinds].toSorted()).toEqual(Object.keys(numbers).toSorted());
  });

  it.each(addresses)('is found by %s', async (path, kind) => {
    const at = (number: string) => call('GET', path.replace(/\{\w*\}/, number));
    const number = numbers[kind];
    const exact = await at(number);
    expect(exact.status).toBe(200);
    const typed = [number.toLowerCase(), number.toUpperCase()].find((one) => one !== number);
    expect(await at(typed ?? '')).toEqual(exact);
  });

  it('watches the policy, and stops watching it', async () => {
    const typed = numbers.policyNumber.toLowerCase();
    const began = await call('POST', '/API/UserData/Watches', { policyNumber: typed });
    expect(began.text).toContain(`"policyNumber":"${numbers.policyNumber}"`);
    const ended = await call('DELETE', `/API/UserData/Watches/${typed}`);
    expect(ended.status).toBe(200);
    expect(ended.text).not.toContain(numbers.policyNumber);
  });

  it('takes an action for the policy', async () => {
    const action = { action: 'RequestContact', note: 'Call me', policyNumber: '' };
    const taken = await call('POST', '/API/send/takeAction', {
      ...action,
      policyNumber: numbers.policyNumber.toLowerCase(),
    });
    expect(JSON.parse(taken.text)).toMatchObject({ policyNumber: numbers.policyNumber });
  });

  it('corrects, sends again and voids the case', async () => {
    const typed = numbers.envelopeId.toLowerCase();
    const path = `/API/CaseManagement/Cases/${typed}`;
    const version = async () =>
      (JSON.parse((await call('GET', path)).text) as { version: number }).version;
    const recipientEmail = 'somebody@client.example';
    const corrected = { recipientEmail, version: await version() };
    expect(await call('POST', `${path}/Recipient`, corrected)).toMatchObject({ status: 200 });
    const resent = await call('GET', `/API/CaseManagement/ResendEmail?envelopeId=${typed}`);
    expect(JSON.parse(resent.text)).toEqual({ sentTo: recipientEmail });
    const voided = { reason: 'Not wanted', version: await version() };
    expect(await call('POST', `${path}/Void`, voided)).toMatchObject({ status: 200 });
  });
});

describe('numbers that differ only in case', () => {
  const numbered = ['AB1', 'ab1', 'Cd2'];
  /** Finds like the database: first as typed, then in any case. */
  const find = (typed: string) => {
    const isIt = [
      (one: string) => one === typed,
      (one: string) => one.toLowerCase() === typed.toLowerCase(),
    ];
    return findNumbered(policies.policyNumber, typed, async () => numbered.filter(isIt.shift()!));
  };

  it.each([
    ['ab1', 'ab1'],
    ['AB1', 'AB1'],
    ['aB1', undefined],
    ['cD2', 'Cd2'],
    ['E3', undefined],
  ])('%s is %s', async (typed, found) => {
    expect(await find(typed)).toBe(found);
  });

  it.each(['', '-', "'", 'a', 'A-b', ' #a.'])(
    'does not look for %j in another spelling',
    async (typed) => {
      const find = vi.fn<() => Promise<never[]>>(() => Promise.resolve([]));
      expect(await findNumbered(policies.policyNumber, typed, find)).toBeUndefined();
      expect(find).toHaveBeenCalledOnce();
    },
  );
});
