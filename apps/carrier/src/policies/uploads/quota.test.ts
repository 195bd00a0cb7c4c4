import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disk } from '../../shared/measureDisk.ts';
import { type TestServer, testServer } from '../../testing.ts';
import { formOf, testDocuments } from './testDocuments.ts';

const { pdf, program } = testDocuments;
const ofDana = ['NL0018O0142', 'NL0020Z7707'] as const;
const gigabyte = 1_000_000_000;

let folder: string;
let disk: () => Disk;
let server: TestServer;

/** A server with these quotas in MB. */
async function open(env: Readonly<Record<string, string>>) {
  folder = await mkdtemp(join(tmpdir(), 'quota-'));
  server = await testServer({
    env: { CARRIER_DATA: join(folder, 'carrier'), ...env },
    measureDisk: async () => disk(),
  });
}
async function close() {
  await server.database.close();
  await rm(folder, { recursive: true });
}
beforeEach(async () => {
  disk = () => ({ size: 100 * gigabyte, free: 50 * gigabyte });
  for (const table of ['action_items', 'rate_limits', 'uploads_under_way'])
    await server.database.db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
});

const filesOnDisk = async () => {
  const place = join(folder, 'carrier.documents');
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

async function send(files: readonly File[], body: object = {}) {
  const asked = { policyNumber: ofDana[0], action: 'ProvideInformation', note: 'Here it is.' };
  const headers = { ...(await server.signIn('agent')) };
  const form = formOf({ ...asked, ...body }, files);
  const before = await filesOnDisk();
  const response = await server.request(takeActionWithDocuments.path, {
    method: 'POST',
    headers,
    body: form,
  });
  const { detail } = JSON.parse(await response.text()) as { readonly detail?: string };
  const retryAfter = Number(response.headers.get('Retry-After'));
  return { status: response.status, detail, retryAfter, stored: (await filesOnDisk()) - before };
}

const underWay = async () => {
  const { rows } = await server.database.db.execute(sql`SELECT size FROM uploads_under_way`);
  return rows;
};

describe('documents of one user in 24 hours', () => {
  beforeAll(() => open({ DOCUMENTS_PER_DAY: '1' }));
  afterAll(close);
  const other = { policyNumber: ofDana[1] };

  it('are at most the quota, to the byte; the message says what is left and until when', async () => {
    const noon = server.clock.now;
    expect((await send([pdf('a.pdf', 600_000)])).status).toBe(200);
    server.clock.now = new Date(noon.getTime() + 60 * 60_000);
    expect(await send([pdf('b.pdf', 200_000), pdf('c.pdf', 200_001)], other)).toEqual({
      status: 429,
      detail: 'You have 400 kB left of 1 MB in 24 hours. Send less, or try again in 23 hours.',
      retryAfter: 23 * 60 * 60,
      stored: 0,
    });
    expect((await send([pdf('b.pdf', 200_000), pdf('c.pdf', 200_000)], other)).status).toBe(200);
    expect(await send([pdf('d.pdf', 10)], other)).toMatchObject({
      status: 429,
      detail:
        'You sent 1 MB of documents in the last 24 hours, which is the limit. Try again in 23 hours.',
    });
    server.clock.now = new Date(noon.getTime() + 24 * 60 * 60_000);
    expect((await send([pdf('d.pdf', 600_000)], other)).status).toBe(200);
    server.clock.now = noon;
  });

  it('count while they arrive', async () => {
    expect(await send([pdf('a.pdf', 9_000_000)])).toMatchObject({ status: 429, stored: 0 });
    expect(await underWay()).toEqual([]);
  });

  it('do not exceed it when they are sent at the same time', async () => {
    const sent = await Promise.all(
      [0, 1, 0, 1, 0].map((at) =>
        send([pdf('a.pdf', 300_000)], { policyNumber: ofDana[at as 0 | 1] }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await filesOnDisk()).toBeGreaterThanOrEqual(3);
    expect(await underWay()).toEqual([]);
  });

  it('do not count when they were rejected, or sent before with the same action', async () => {
    expect((await send([pdf('a.pdf', 900_000), program('b.pdf')])).status).toBe(400);
    expect((await send([pdf('a.pdf', 900_000)], { note: ' ' })).status).toBe(400);
    const body = { idempotencyKey: crypto.randomUUID() };
    expect((await send([pdf('a.pdf', 900_000)], body)).status).toBe(200);
    expect(await send([pdf('a.pdf', 900_000)], body)).toMatchObject({ status: 200, stored: 0 });
    expect((await send([pdf('a.pdf', 900_000)])).status).not.toBe(200);
  });

  it('count those of an upload that began later only once it is whole', async () => {
    const { db } = server.database;
    await db.execute(sql`
      INSERT INTO uploads_under_way
        (upload_id, user_id, policy_number, size, ends_at, position) OVERRIDING SYSTEM VALUE
      SELECT gen_random_uuid(), user_id, 'NL0020Z7707', 700000,
        ${new Date(server.clock.now.getTime() + 60_000)}, 1000000000
      FROM users WHERE username = 'agent@northfield.example'`);
    expect((await send([pdf('a.pdf', 400_000)])).status).toBe(200);
    await db.execute(sql`UPDATE uploads_under_way SET is_whole = true`);
    expect((await send([pdf('a.pdf', 400_000)])).status).toBe(429);
  });

  it('count for 15 minutes when the process that received them was killed', async () => {
    const { db } = server.database;
    await db.execute(sql`
      INSERT INTO uploads_under_way SELECT gen_random_uuid(), user_id, 'NL0020Z7707', 900000,
        ${new Date(server.clock.now.getTime() + 60_000)}
      FROM users WHERE username = 'agent@northfield.example'`);
    expect((await send([pdf('a.pdf', 200_000)])).status).toBe(429);
    await db.execute(sql`UPDATE uploads_under_way SET ends_at = ${server.clock.now}`);
    expect((await send([pdf('a.pdf', 200_000)])).status).toBe(200);
    expect(await underWay()).toEqual([]);
  });
});

describe('documents of one policy', () => {
  beforeAll(() => open({ DOCUMENTS_PER_POLICY: '6' }));
  afterAll(close);

  it('are at most the quota, and the message says whom to ask', async () => {
    expect((await send([pdf('a.pdf', 5_700_000)])).status).toBe(200);
    const refused = await send([pdf('b.pdf', 400_000)]);
    expect(refused).toMatchObject({ status: 400, stored: 0 });
    expect(refused.detail).toMatch(
      /files must be at most 6 MB for one policy, and this one has 5.7 MB\. .*call the help desk at \(/,
    );
    const other = { policyNumber: ofDana[1] };
    expect((await send([pdf('b.pdf', 400_000)], other)).status).toBe(200);
  });

  it.each([
    ['has less than 1 GB', () => ({ size: 100 * gigabyte, free: gigabyte - 1 })],
    ['is small and less than a tenth is free', () => ({ size: gigabyte, free: gigabyte / 11 })],
    [
      'is full',
      () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    ],
  ])('are rejected when their disk %s, and everything else works', async (_, state) => {
    disk = state;
    const refused = await send([pdf()]);
    expect(refused).toMatchObject({ status: 507, stored: 0 });
    expect(refused.detail).toMatch(
      /^The server cannot store documents right now\. .*help desk at \(/,
    );
    expect((await server.request('/readyz')).status).toBe(200);
    disk = () => ({ size: gigabyte, free: gigabyte / 9 });
    expect((await send([pdf()])).status).toBe(200);
  });

  it('are rejected when the disk fills while they arrive', async () => {
    let looks = 0;
    disk = () => ({ size: 100 * gigabyte, free: gigabyte + 1 - (looks += 1) });
    expect(await send([pdf('a.pdf', 900_000), pdf('b.pdf', 5_000_000)])).toMatchObject({
      status: 507,
      stored: 0,
    });
    expect(looks).toBe(2);
  });
});

describe('the setting for the reserve', () => {
  beforeAll(() => open({ DOCUMENTS_RESERVE: '60000' }));
  afterAll(close);

  it('replaces the default', async () => {
    expect((await send([pdf()])).status).toBe(507);
    disk = () => ({ size: 100 * gigabyte, free: 60 * gigabyte });
    expect((await send([pdf()])).status).toBe(200);
  });
});
