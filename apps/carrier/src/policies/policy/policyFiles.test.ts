import { testDeps } from '../../http/testing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/connection.ts';
import { freshDatabase } from '../../db/testing.ts';
import { readPdf } from '../../documents/readPdf.ts';
import type { Deps } from '../../http/appEnv.ts';
import { applicationFile, policyFile } from './policyFiles.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const policyNumber = 'NL0018O0142';
/** Of the same book. */
let another = '';

let database: OpenDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  const { rows } = await database.db.execute<{ n: string }>(sql`
    SELECT policy_number AS n FROM policies
    WHERE agent_id = '4471902' AND policy_number <> ${policyNumber} LIMIT 1`);
  another = rows[0]?.n ?? '';
});
afterAll(() => database.close());

const { signal } = new AbortController();

describe.each([
  { file: policyFile, name: `policy-${policyNumber}.pdf`, title: `Policy ${policyNumber}` },
  {
    file: applicationFile,
    name: `application-${policyNumber}.pdf`,
    title: `Application ${policyNumber}`,
  },
])('$title as a PDF', ({ file, name, title }) => {
  it('is tagged, and has the content of the policy page', async () => {
    const made = await file(deps, dana, policyNumber, signal);
    const { pages, tags } = await readPdf(made.body as Uint8Array);
    const text = pages.join(' ');
    expect(made.name).toBe(name);
    for (const part of [title, 'Okafor, Ifeoma', 'Whitfield, Dana - 4471902', 'Page 1 of'])
      expect(text).toContain(part);
    for (const tag of ['"H1"', '"H2"', '"TH"', '"LBody"']) expect(tags).toContain(tag);
  });

  it('aligns amounts to the right, under the name of their column', async () => {
    const { rows } = await database.db.execute<{ n: string }>(sql`
      SELECT policy_number AS n FROM policies JOIN coverages USING (policy_number)
      WHERE agent_id = '4471902' GROUP BY policy_number HAVING count(*) > 1 AND count(face_amount) > 0 LIMIT 1`);
    const made = await file(deps, dana, rows[0]?.n ?? '', signal);
    const { ends } = await readPdf(made.body as Uint8Array);
    const table = ends.slice(ends.findIndex(({ text }) => text === 'Coverage'));
    for (const header of ['Face amount', 'Annual premium']) {
      const { end = Number.NaN } = table.find(({ text }) => text === header) ?? {};
      const under = table.filter((one) => one.text.startsWith('$') && Math.abs(one.end - end) < 1);
      expect(under).not.toEqual([]);
    }
  });

  it('keeps the letters of names, and starts a new page when one is full', async () => {
    await database.db.execute(sql`
      UPDATE parties SET name = 'Łukasiewicz-Çağlar, Žofie Nguyễn, Ирина, Ελένη'
      WHERE policy_number = ${another} AND position = 1`);
    const street = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);
    await database.db.execute(sql`
      UPDATE parties SET address_lines = ${sql.param(street)}
      WHERE policy_number = ${another} AND position = 1`);
    const made = await file(deps, dana, another, signal);
    const { pages } = await readPdf(made.body as Uint8Array);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join(' ')).toContain('Łukasiewicz-Çağlar, Žofie Nguyễn, Ирина, Ελένη');
  });

  it('is 404 when the policy belongs to another agent, or there is none', async () => {
    for (const number of [policyNumber, 'NL9999Z9999'])
      await expect(file(deps, june, number, signal)).rejects.toMatchObject({ status: 404 });
  });
});

it('names the annuitant of an annuity, like the list', async () => {
  const { rows } = await database.db.execute<{ number: string; client: string; agentId: string }>(
    sql`SELECT policy_number AS number, primary_insured AS client, agent_id AS "agentId"
      FROM policies WHERE product_type = 'Annuity' LIMIT 1`,
  );
  const [annuity] = rows;
  const owner = { agentIds: [annuity?.agentId ?? ''] };
  for (const file of [policyFile, applicationFile]) {
    const { body } = await file(deps, owner, annuity?.number ?? '', signal);
    const { pages } = await readPdf(body as Uint8Array);
    expect(pages[0]).toContain(`${annuity?.client}, `);
  }
});
