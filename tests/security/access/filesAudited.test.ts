import { type TestServer, testServer } from '@agent-portal/carrier/testing';
import { contract, type EndpointName } from '@agent-portal/data/contract';
import { isFileResponse } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, fillIds, urlOf } from './accessCase.ts';
import { accessTable } from './accessTable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { EXPORTS_PER_MINUTE: '10000' } });
});
afterAll(() => server.database.close());

const ids = {
  own: 'NL0018O0142',
  foreign: 'NL0000X0000',
  missing: 'NL9999X9999',
  ownAgent: '4471902',
  foreignAgent: '4480055',
  missingAgent: '9999999',
};

/** The agent's own ids, for calls whose cases use only other agents' ids. */
const own: Readonly<Partial<Record<EndpointName, Asked>>> = {
  exportListBill: { params: { listBillId: 'B100028' } },
  exportGroupDetails: { query: { groupNumber: 'G001002' } },
  getTaxForm: { params: { formId: '4471902-2025-NEC' } },
};

const json = { 'Content-Type': 'application/json' };

// No policy of the seed has an uploaded document to download.
const files = (Object.keys(contract) as EndpointName[]).filter(
  (name) => isFileResponse(contract[name].response) && name !== 'downloadPolicyDocument',
);

test('every call that answers with a file records the name of that file in the activity', async () => {
  const session = await server.signIn('agent');
  const missing: string[] = [];
  for (const name of files) {
    const one = accessTable[name].find(({ answers }) => answers === 200);
    const { asked } = fillIds(own[name] ?? one?.asked ?? {}, ids);
    const { method } = contract[name];
    const answer = await server.request(urlOf(name, asked), {
      method,
      headers: { ...session, ...(asked.body !== undefined && json) },
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    const [, file] =
      /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
    await answer.arrayBuffer();
    const activity = await server.request('/API/UserData/Activity', { headers: { ...session } });
    const [last] = ((await activity.json()) as { entries: { about: string | null }[] }).entries;
    if (file === undefined || last?.about !== file)
      missing.push(`${name}: ${answer.status}, ${file}, ${last?.about}`);
  }
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(25);
});
