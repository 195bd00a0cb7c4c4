import type { OpenDatabase } from '../src/db/connection.ts';
import { allowLongQueries } from '../src/db/engine/Watchdog.ts';
import { newDatabase } from '../src/db/testing.ts';
import { getFormPage } from '../src/tax-forms/getFormPage.ts';
import { type BenchResult, benchCases } from './benchLists.ts';
import type { ListCase } from './listCases.ts';

const agentId = '4471902';

type Query = Parameters<typeof getFormPage>[2];
const page = (name: string, query: Query): ListCase => ({
  list: 'tax forms',
  name,
  ask: (deps) => getFormPage(deps, { agentIds: [agentId] }, query),
});

const formCases: readonly ListCase[] = [
  page('page 1', {}),
  page('page 10,000', { page: 10_000 }),
  page('by issued', { page: 2, orderBy: { field: 'issued', direction: 'asc' } }),
  page('one year, with the filter', { filters: { taxYear: ['2025'] }, includeFilters: true }),
];

/** Gives one agent id more forms than any real list. */
async function manyForms({ db, pool }: OpenDatabase, count: number): Promise<void> {
  await allowLongQueries(db, async () => {
    await pool.query('ALTER TABLE tax_forms DROP CONSTRAINT tax_forms_agent_id_tax_year_form_key');
    await pool.query('CREATE INDEX tax_forms_of_agent ON tax_forms (agent_id, tax_year)');
    await pool.query(`
      INSERT INTO tax_forms
      SELECT 1000000 + n, 'bench-' || n, '${agentId}', 2019 + n % 7, '1099-NEC', n, 0,
        make_date(2020 + n % 7, 1, 15 + n % 17)
      FROM generate_series(1, ${count}) n`);
    await pool.query('ANALYZE tax_forms');
  });
}

/** Times pages of the tax forms of an agent id that has so many. */
export async function benchForms(forms: number, rounds: number): Promise<BenchResult[]> {
  const database = await newDatabase({ queryTimeoutMs: 60_000 });
  await manyForms(database, forms);
  const results = await benchCases(database, formCases, rounds);
  await database.close();
  return results;
}
