import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeAction } from '@agent-portal/data/policies/actions/contract';
import {
  getPolicyDocuments,
  takeActionWithDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import { uploadRules } from '@agent-portal/data/policies/uploads/uploadRules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, type TestServer, testServer } from '../../testing.ts';
import { formOf, testDocuments } from './testDocuments.ts';

const { jpeg, pdf, png, prefacedPdf, program } = testDocuments;
const policyNumber = 'NL0018O0142';
const documentsPath = `/API/PolicyInfo/Policies/${policyNumber}/Documents`;
const asked = { policyNumber, action: 'ProvideInformation', note: 'Here it is.' };

let folder: string;
let server: TestServer;
let dana: SignedIn;
let june: SignedIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  server = await testServer({ env: { CARRIER_DATA: join(folder, 'carrier') } });
  dana = await server.signIn('agent');
  june = await server.signIn('solo');
});
beforeEach(async () => {
  await server.database.db.execute(sql`DELETE FROM action_items`);
  await server.database.db.execute(sql`DELETE FROM rate_limits`);
  await rm(stored(), { recursive: true, force: true });
});
afterAll(async () => {
  await server.database.close();
  await rm(folder, { recursive: true });
});

const stored = () => join(folder, 'carrier.documents');
const filesOnDisk = async () => {
  const entries = await readdir(stored(), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const send = (
  files: readonly File[],
  body: object = asked,
  headers: Record<string, string> = { ...dana },
) =>
  server.request(takeActionWithDocuments.path, {
    method: 'POST',
    headers,
    body: formOf(body, files),
  });
const get = (path: string) => server.get(path, dana);
const listed = async () =>
  z.parse(getPolicyDocuments.response, await server.read(documentsPath, dana)).documents;
const actionCount = async () =>
  (await server.rows<{ count: number }>('SELECT count(*)::int AS count FROM action_items'))[0]
    ?.count;

describe('an action with documents', () => {
  it('saves them with the action, and lists them in their order', async () => {
    const response = await send([pdf('Übersicht.pdf'), jpeg(), png()]);
    expect(response.status).toBe(200);
    const item = z.parse(takeAction.response, await response.json());
    const names = ['Übersicht.pdf', 'Photo.jpg', 'Scan.png'];
    expect(item.documents?.map(({ name }) => name)).toEqual(names);
    const documents = await listed();
    expect(documents.map(({ name }) => name)).toEqual(names);
    expect(documents[0]).toMatchObject({
      actionItemId: item.actionItemId,
      mediaType: 'application/pdf',
      size: 100_000,
      sentBy: 'Dana Whitfield',
      date: '2026-11-18T15:00:00.000Z',
    });
    const actions = await get(`/API/PolicyInfo/Policies/${policyNumber}/Actions`);
    expect(JSON.parse(await actions.text()).items[0].documents).toEqual(item.documents);
    expect(await filesOnDisk()).toHaveLength(3);
  });

  it('finds the kind of each in its content, and cleans its name', async () => {
    const files = [
      prefacedPdf('Fax', 1_024),
      jpeg('Photo.JFIF'),
      jpeg('Card.jpe'),
      png('Scan.jpg'),
      pdf('say "yes"\u200B\u{E0041}.PDF'),
    ];
    const sent = z.parse(takeAction.response, await (await send(files)).json());
    expect(sent.documents?.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['Fax.pdf', 'application/pdf'],
      ['Photo.jfif', 'image/jpeg'],
      ['Card.jpe', 'image/jpeg'],
      ['Scan.jpg.png', 'image/png'],
      ['say "yes".pdf', 'application/pdf'],
    ]);
  });

  it('downloads a document as it was sent, never to be shown by a browser', async () => {
    const file = pdf('Übersicht Q1\u202E.exe');
    await send([file]);
    const [document] = await listed();
    const response = await get(`${documentsPath}/${document?.documentId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="_bersicht Q1.exe.pdf"; filename*=UTF-8''%C3%9Cbersicht%20Q1.exe.pdf`,
    );
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    );
    expect((await get(`${documentsPath}/..%2F..%2Fetc%2Fpasswd`)).status).toBe(404);
    const { rows } = await server.database.db.execute(
      sql`SELECT detail FROM audit_entries WHERE action = 'exported' ORDER BY at DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ detail: `document ${document?.documentId} of ${policyNumber}` }]);
  });

  it('is one action for repeated sends, without further files', async () => {
    const body = { ...asked, idempotencyKey: crypto.randomUUID() };
    const texts = await Promise.all(
      [send([pdf()], body), send([pdf()], body)].map(async (one) => (await one).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(await filesOnDisk()).toHaveLength(1);
    const other = await send([pdf('Statement.pdf', 90_000)], body);
    expect(other.status).toBe(409);
    expect(await filesOnDisk()).toHaveLength(1);
  });

  it('keeps its files when the database writes it and its answer gets lost', async () => {
    const { db } = server.database;
    const real = db.transaction.bind(db);
    const lost = vi.spyOn(db, 'transaction').mockImplementation(async (...asWritten) => {
      const answer = await real(...asWritten);
      if (await actionCount()) throw new Error('The connection was lost.');
      return answer;
    });
    expect((await send([pdf()])).status).toBe(500);
    lost.mockRestore();
    const [document] = await listed();
    const response = await get(`${documentsPath}/${document?.documentId}`);
    expect(response.status).toBe(200);
    expect(await response.arrayBuffer()).toHaveProperty('byteLength', 100_000);
  });
});

describe('refuses as a whole, and leaves nothing behind:', () => {
  const { maxCount, maxSize } = uploadRules;
  const tooMany = Array.from({ length: maxCount + 1 }, (_, at) => pdf(`${at}.pdf`, 5_000));

  it.each([
    ['another kind of content', [pdf(), program('f\u202Eorm.pdf')], /“form\.pdf”/],
    ['a PDF that begins too late', [prefacedPdf('late.pdf', 1_025)], /“late\.pdf”/],
    ['an empty file', [jpeg(), new File([], 'empty.pdf')], /“empty\.pdf”/],
    ['a file that is too large', [png(), pdf('big.pdf', maxSize + 1)], /15 MB each.*“big\.pdf”/],
    ['too many files', tooMany, /at most 10/],
    ['no file', [], /at least one/],
  ])('%s', async (_, files, message) => {
    const response = await send(files);
    expect(response.status).toBe(400);
    const { errors } = JSON.parse(await response.text());
    expect(errors).toEqual([{ field: 'files', message: expect.stringMatching(message) }]);
    expect(await filesOnDisk()).toEqual([]);
    expect(await actionCount()).toBe(0);
  });

  it('a body that the action does not allow', async () => {
    const notes = await send([pdf()], { ...asked, note: ' ' });
    expect(notes.status).toBe(400);
    const exam = await send([pdf()], { ...asked, action: 'ScheduleExam' });
    expect(JSON.parse(await exam.text()).errors).toEqual([
      { field: 'action', message: 'takes no documents' },
    ]);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('files before the body', async () => {
    const form = new FormData();
    form.append('files', pdf());
    form.append('body', JSON.stringify(asked));
    const response = await server.request(takeActionWithDocuments.path, {
      method: 'POST',
      headers: { ...dana },
      body: form,
    });
    expect(response.status).toBe(400);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('a form that ends too early', async () => {
    const whole = new Request('http://x.test', { method: 'POST', body: formOf(asked, [pdf()]) });
    const type = whole.headers.get('Content-Type') ?? '';
    const bytes = await whole.arrayBuffer();
    const response = await server.request(takeActionWithDocuments.path, {
      method: 'POST',
      headers: { ...dana, 'Content-Type': type },
      body: bytes.slice(0, 50_000),
    });
    expect(response.status).toBe(400);
    expect(await filesOnDisk()).toEqual([]);
    expect(await actionCount()).toBe(0);
  });

  it('a policy of another agent, which the audit log records', async () => {
    const response = await send([pdf()], asked, { ...june });
    expect(response.status).toBe(404);
    const { rows } = await server.database.db.execute(
      sql`SELECT action FROM audit_entries ORDER BY at DESC, audit_entry_id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'action refused' }]);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('a request that is not a form', async () => {
    const json = await server.request(takeActionWithDocuments.path, {
      method: 'POST',
      headers: { ...dana, 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect(json.status).toBe(415);
  });

  it('a compressed form', async () => {
    const headers = { ...dana, 'Content-Encoding': 'gzip' };
    const response = await send([pdf()], asked, headers);
    expect(response.status).toBe(415);
    expect(response.headers.get('Accept-Encoding')).toBe('identity');
    expect(
      (await send([pdf()], asked, { ...headers, 'Content-Encoding': 'identity' })).status,
    ).toBe(200);
  });

  it('more uploads in a minute than the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => send([jpeg()])));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect(await filesOnDisk()).toHaveLength(10);
  });
});

it('a document whose file is gone is 410, and no download is recorded', async () => {
  await send([pdf()]);
  const [document] = await listed();
  await rm(stored(), { recursive: true });
  const response = await get(`${documentsPath}/${document?.documentId}`);
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({
    detail: expect.stringMatching(/^The file of this document is no longer there\. Call .*\d\.$/),
  });
  const { rows } = await server.database.db.execute(
    sql`SELECT action FROM audit_entries ORDER BY at DESC, audit_entry_id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ action: 'action taken' }]);
});
