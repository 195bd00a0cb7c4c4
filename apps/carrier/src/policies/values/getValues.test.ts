import { testDeps } from '../../http/testing.ts';
import { valueFields, valueLists } from '@agent-portal/data/policies/values/contract';
import { sortNames, beginsWord, foldText, searchWords } from '@agent-portal/format';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { listFilterValues } from '../lists/listFilterValues.ts';
import { getValues } from './getValues.ts';
import { sharedDatabase } from '../../testing.ts';
import fc from 'fast-check';
import { foundRows } from './foundRows.ts';
import { allLines, countOf, foldLines, lineAt, toLines } from './Lines.ts';

const dana = { agentIds: ['4471902', '4471918', '4471925'] };
const june = { agentIds: ['4480055'] };
const topAgent = { agentIds: ['4400001'] };

const database = await sharedDatabase();
const deps = testDeps(database.db);

type Input = Parameters<typeof getValues>[2];
const ask = (list: Input['params']['list'], query: Input['query'], caller = topAgent) =>
  getValues(deps, caller, { params: { list }, query });

describe.each(valueLists)('the values of the %s list', (list) => {
  it.each([dana, june, topAgent])('are those of IncludeFilters for $agentIds', async (caller) => {
    const expected = await listFilterValues(deps, caller, list);
    const insureds = expected.primaryInsuredFilterValues;
    expect(insureds).toEqual(sortNames(insureds));
    const { filters, pages } = await ask(list, {}, caller);
    expect(filters?.viewAsFilterValues).toEqual(expected.viewAsFilterValues);
    for (const field of valueFields) {
      const all = expected[`${field}FilterValues`];
      const page = pages.find((one) => one.field === field);
      expect(filters?.[`${field}FilterValues`]).toEqual(all.length > 1_000 ? [] : all);
      expect(page?.values.map(({ value }) => value)).toEqual(
        all.length > 1_000 ? all.slice(0, 200) : undefined,
      );
      expect(page?.total).toBe(all.length > 1_000 ? all.length : undefined);
    }
  });

  it('come in pages that have all of them', async () => {
    const expected = (await listFilterValues(deps, topAgent, list)).policyNumberFilterValues;
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 150); page += 1) {
      const answer = await ask(list, { field: 'policyNumber', page, pageSize: 150 });
      seen.push(...(answer.pages[0]?.values ?? []).map(({ value }) => value));
    }
    expect(seen).toEqual(expected);
    const after = await ask(list, { field: 'policyNumber', page: 1_000_000 });
    expect(after.pages).toEqual([{ field: 'policyNumber', total: expected.length, values: [] }]);
  });
});

describe('a search in the values of a filter', () => {
  it('finds in any case and without accents, within the book of the caller', async () => {
    const { primaryInsuredFilterValues: all } = await listFilterValues(deps, dana, 'Active');
    const found = async (text: string, caller = dana) => {
      const { pages } = await ask('Active', { field: 'primaryInsured', text }, caller);
      return pages[0]!;
    };
    const { total, values } = await found('MAR');
    const expected = all.filter((name) => name.toLowerCase().includes('mar'));
    expect(total).toBe(expected.length);
    expect(total).toBeGreaterThan(0);
    expect(values.map(({ value }) => value).toSorted()).toEqual(expected.toSorted().slice(0, 200));
    expect((await found('zzz')).total).toBe(0);
    expect((await found('mar', topAgent)).total).toBeGreaterThan(total);
  });

  it('finds agents by their names', async () => {
    const { pages } = await ask('Active', { field: 'agentId', text: 'reyes, marco' }, dana);
    expect(pages[0]?.values).toContainEqual({ value: '4473310', label: 'Reyes, Marco - 4473310' });
  });

  it('needs a field', async () => {
    await expect(ask('Active', { text: 'mar', page: 2 })).rejects.toMatchObject({ status: 400 });
  });
});

it('an opening panel reads its values with three queries at the same time', async () => {
  const { pool } = database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  let running = 0;
  const release = Promise.withResolvers<void>();
  // Each waits for the others, so that the speed of the database does not decide.
  const held = (...args: unknown[]): unknown => {
    if (!JSON.stringify(args).includes('string_agg')) return query(...args);
    running += 1;
    return release.promise.then(() => query(...args));
  };
  const spy = vi.spyOn(pool, 'query').mockImplementation(held);
  const asked = ask('Terminated', {}, { agentIds: ['4471902'] });
  try {
    await vi.waitFor(() => expect(running).toBe(3), { timeout: 10_000 });
  } finally {
    release.resolve();
    await asked;
    spy.mockRestore();
  }
});

it.each([
  ['policies', 'writing_agents'],
  ['writing_agents', 'policies'],
])(
  'the values follow a policy to its next agent in the next call: %s, then %s',
  async (...tables) => {
    const marco = { agentIds: ['4473310'] };
    const numbersOf = async (caller: typeof marco) =>
      (await listFilterValues(deps, caller, 'Active')).policyNumberFilterValues;
    const [moving] = await numbersOf(june);
    expect(await numbersOf(marco)).not.toContain(moving);
    for (const table of tables) {
      await database.db.execute(sql`
      UPDATE ${sql.identifier(table)} SET agent_id = ${marco.agentIds[0]}
      WHERE policy_number = ${moving} AND agent_id = ${june.agentIds[0]}`);
      // An answer may be cached between the two changes.
      await Promise.all([numbersOf(june), numbersOf(marco)]);
    }
    expect(await numbersOf(june)).not.toContain(moving);
    expect(await numbersOf(marco)).toContain(moving);
    expect(await numbersOf(topAgent)).toContain(moving);
  },
);

/** Finds the rows in the plainest way. */
function expectedRows(labels: readonly string[], searched: string): number[] {
  const words = searchWords(searched);
  const lineOf = (row: number) => foldText(labels[row] ?? '');
  const rows = [...labels.keys()].filter((row) =>
    words.every((word) => lineOf(row).includes(word)),
  );
  const begins = (row: number) => words.every((word) => beginsWord(lineOf(row), word));
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))];
}

async function found(labels: readonly string[], searched: string): Promise<number[]> {
  return [...(await foundRows(await foldLines(await toLines(labels)), searched))];
}

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'ñ', ' ', '-', '1'), maxLength: 8 });

describe('the search in values', () => {
  it('finds values that contain a text, and first those of which a word begins with it', async () => {
    const labels = ['Ramos, Ana', 'Anders, Bo', 'Muñoz, Susana', "O'Anan & Sons"];
    expect(await found(labels, ' ANA ')).toEqual([0, 2, 3]);
    expect(await found(labels, 'ana ramos')).toEqual([0]);
    expect(await found(labels, 'oanan sons')).toEqual([3]);
    expect(await found(labels, 'munoz')).toEqual([2]);
    expect(await found(labels, 'zz')).toEqual([]);
  });

  it('finds all for no text, and no value across two lines', async () => {
    expect(await found(['a', 'b'], ' ')).toEqual([0, 1]);
    expect(await found(['a', 'b'], 'a\nb')).toEqual([]);
    expect(await found([], 'a')).toEqual([]);
  });

  it('finds the same as a plain search, in the same order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), text, async (labels, searched) => {
        expect(await found(labels, searched)).toEqual(expectedRows(labels, searched));
      }),
    ));
});

describe('lines', () => {
  it('are the texts that they were made of, also beyond a chunk', async () => {
    const texts = Array.from({ length: 25_000 }, (_, row) => (row % 7 === 0 ? '' : `Ünit ${row}`));
    const lines = await toLines(texts);
    expect(countOf(lines)).toBe(25_000);
    expect(allLines(lines)).toEqual(texts);
    expect(lineAt(lines, 24_999)).toBe(texts[24_999]);
    expect(lineAt(await foldLines(lines), 20_000)).toBe('unit 20000');
  });
});
