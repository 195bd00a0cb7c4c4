import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { takeActionWithDocuments } from '@agent-portal/data/policies/uploads/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing.ts';
import { claimFolder } from './claimFolder.ts';
import { formOf, testDocuments } from './testDocuments.ts';

const now = new Date('2026-11-18T15:00:00Z');
const policyNumber = 'NL0018O0142';
const asked = { policyNumber, action: 'ProvideInformation', note: 'Here it is.' };

let parent: string;
let folder: string;
let server: TestServer;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'claim-'));
  folder = join(parent, 'carrier.documents');
  server = await testServer({ env: { CARRIER_DATA: join(parent, 'carrier') } });
});
beforeEach(() => useDatabase());
afterEach(async () => {
  for (const name of await readdir(parent)) await rm(join(parent, name), { recursive: true });
});
afterAll(async () => {
  await server.database.close();
  await rm(parent, { recursive: true });
});

/** Makes the database an empty one, or that of these documents. */
async function useDatabase(id: string = crypto.randomUUID(), rows: readonly string[] = []) {
  const { db } = server.database;
  await db.execute(sql`DELETE FROM action_items`);
  await db.execute(sql`DELETE FROM rate_limits`);
  await db.execute(sql`DELETE FROM database_id`);
  await db.execute(sql`INSERT INTO database_id (id) VALUES (${id})`);
  if (rows.length === 0) return;
  await db.execute(sql`
    INSERT INTO action_items SELECT ${id}, ${id}, user_id, agent_id, ${policyNumber}, NULL,
      'ProvideInformation', '', NULL, ${now}
    FROM users WHERE username = 'agent@northfield.example'`);
  for (const [at, row] of rows.entries())
    await db.execute(sql`
      INSERT INTO uploaded_documents VALUES (${row}, ${id}, ${at}, 'a.pdf', 'application/pdf', 1, '')`);
}

/** Starts on the folder. @returns what the log says */
async function start(at = now) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  await claimFolder(folder, { db: server.database.db, now: at, log });
  return lines.map((line) => JSON.parse(line) as { msg: string; documents?: number });
}

/** The documents of each folder, by its name. */
async function stored() {
  const found: Record<string, readonly string[]> = {};
  for (const name of await readdir(parent)) {
    const entries = await readdir(join(parent, name), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name !== 'database');
    found[name] = files.map((file) => file.name).sort();
  }
  return found;
}

const here = 'carrier.documents';
const unknownFolder = 'carrier.documents.unknown-2026-11-18';

/** Writes a file of a document, two hours old unless it is said otherwise. */
async function writeDocument(age = 2 * 60 * 60_000) {
  const id = crypto.randomUUID();
  const path = join(folder, id.slice(0, 2), id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
  const at = new Date(now.getTime() - age);
  await utimes(path, at, at);
  return id;
}

it('the carrier sets everything aside for a new database, and gives it back to its own', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const ofFirst = [await writeDocument(), await writeDocument(0)].sort();
  await useDatabase(first, ofFirst);
  await start();
  expect(await stored()).toEqual({ [here]: ofFirst });

  await useDatabase(second);
  expect(await start()).toMatchObject([
    { msg: 'documents that the database does not know were set aside', documents: 2 },
  ]);
  expect(await stored()).toEqual({ [here]: [], [unknownFolder]: ofFirst });
  const ofSecond = [await writeDocument(0)];

  for (const day of [19, 20]) {
    const at = new Date(`2026-11-${day}T15:00:00Z`);
    await useDatabase(first, ofFirst);
    expect(await start(at)).toMatchObject([{ documents: 1 }, { documents: 2 }]);
    expect((await stored())[here]).toEqual(ofFirst);
    await useDatabase(second, ofSecond);
    expect(await start(at)).toMatchObject([{ documents: 2 }, { documents: 1 }]);
    expect((await stored())[here]).toEqual(ofSecond);
  }
  expect(
    Object.values(await stored())
      .flat()
      .sort(),
  ).toEqual([...ofFirst, ...ofSecond].sort());
});

it('the carrier adopts a folder of an older version without loss', async () => {
  const known = [await writeDocument(), await writeDocument(0)].sort();
  const [unknown, young] = [await writeDocument(), await writeDocument(60_000)];
  await useDatabase(crypto.randomUUID(), known);
  await start();
  expect(await stored()).toEqual({ [here]: [...known, young].sort(), [unknownFolder]: [unknown] });
});

it('the carrier sets aside what an older backup does not know, and brings it back with the newer one', async () => {
  const id = crypto.randomUUID();
  const [old, newer] = [await writeDocument(), await writeDocument()];
  await useDatabase(id, [old, newer]);
  await start();
  await useDatabase(id, [old]);
  await start();
  expect(await stored()).toEqual({ [here]: [old], [unknownFolder]: [newer] });
  await useDatabase(id, [old, newer]);
  expect(await start(new Date('2026-12-01T00:00:00Z'))).toMatchObject([{ documents: 1 }]);
  expect(await stored()).toEqual({ [here]: [old, newer].sort(), [unknownFolder]: [] });
});

it('the carrier does not move files whose name is not a document id', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'readme.txt'), 'mine');
  await start();
  expect(await stored()).toEqual({ [here]: ['readme.txt'] });
});

it('the carrier starts when the folder cannot be used; uploads are then rejected, and the rest works', async () => {
  await writeFile(folder, 'a file');
  expect(await start()).toMatchObject([{ msg: 'cannot take over the documents folder' }]);
  const response = await server.request(takeActionWithDocuments.path, {
    method: 'POST',
    headers: { ...(await server.signIn('agent')) },
    body: formOf(asked, [testDocuments.pdf()]),
  });
  expect(response.status).toBe(507);
  expect((await server.request('/readyz')).status).toBe(200);
});
