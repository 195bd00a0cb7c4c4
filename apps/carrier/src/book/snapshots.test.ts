import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connection.ts';
import { freshDatabase } from '../db/testing.ts';
import { findBookVersion } from './queries/findBookVersion.ts';
import { smallSnapshot, snapshotOf } from './snapshots.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const marco = '4473310';
const june = '4480055';
const now = () => new Date('2026-11-18T15:00:00Z');
const counted = smallSnapshot<number>('counted');

/** Answers from the cache, or counts again. */
let count = 0;
const ask = async (agentId: string, about: unknown = null, at = now) => {
  const make = async () => (count += 1);
  const deps = { db: database.db, now: at };
  return (await snapshotOf(deps, counted, [[agentId], about], make)).value;
};

/** Writes to a policy that an agent wrote. */
const writeTo = (agentId: string) =>
  database.db.execute(sql`
    UPDATE policies SET modal_premium = modal_premium + 1 WHERE policy_number =
      (SELECT min(policy_number) FROM policies WHERE agent_id = ${agentId})`);

test('an answer is cached for its book and what else it depends on', async () => {
  const first = await ask(marco, 'a');
  expect(await ask(marco, 'a')).toBe(first);
  expect(await ask(marco, 'b')).not.toBe(first);
  expect(await ask(june, 'a')).not.toBe(first);
});

test('a write to the book ends a cached answer, and a write to another book does not', async () => {
  const first = await ask(marco);
  await writeTo(june);
  expect(await ask(marco)).toBe(first);
  await writeTo(marco);
  expect(await ask(marco)).toBe(first + 1);
});

test('an answer is no longer used after a minute', async () => {
  const first = await ask(june, 'age');
  expect(await ask(june, 'age', () => new Date('2026-11-18T15:00:29Z'))).toBe(first);
  expect(await ask(june, 'age', () => new Date('2026-11-18T15:01:01Z'))).toBeGreaterThan(first);
});

test('the version of a book grows with each write to it, and is 0 for an unknown agent', async () => {
  const before = await findBookVersion(database.db, [marco]);
  await writeTo(marco);
  expect(await findBookVersion(database.db, [marco])).toBeGreaterThan(before);
  expect(await findBookVersion(database.db, ['9999999'])).toBe(0);
  expect(await findBookVersion(database.db, [])).toBe(0);
});
