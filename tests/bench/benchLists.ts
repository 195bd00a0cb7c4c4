import { newDatabase, testDatabaseUrl, testToday } from '@agent-portal/carrier/db/testing';
import { type ListCase, listCases, type ListDeps } from './listCases.ts';
import { quantile, verdict } from './quantile.ts';

const { BENCH_SIZE } = process.env;
const size = BENCH_SIZE === 'large' || BENCH_SIZE === 'small' ? BENCH_SIZE : 'medium';
/** How often each kind of page is requested. */
const rounds = Number(process.env['BENCH_REQUESTS'] ?? 300);

/** Limits in milliseconds: of a page, of the values of a filter, and of a first request. */
const limits = { page: 50, values: 100, first: { small: 500, medium: 500, large: 1_000 }[size] };
/** The limit of page 10,000, as a multiple of page 1. */
const farLimit = 2;

/** Shows the load of the machine: the lists slow down by the same amount. */
const floor: ListCase = {
  list: 'floor',
  name: 'SELECT 1',
  ask: ({ db }) => db.execute('SELECT 1'),
};

/** Times each case in turn. The clock runs: orders that have become too old are computed again meanwhile. */
async function time(deps: ListDeps, cases: readonly ListCase[]) {
  const times = cases.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { ask }] of cases.entries()) {
      const start = performance.now();
      await ask(deps);
      times[index]?.push(performance.now() - start);
    }
  }
  return cases.map(({ list, name }, index) => {
    const [first = NaN, ...all] = times[index] ?? [];
    return { list, name, first, p50: quantile(all, 0.5), p99: quantile(all, 0.99) };
  });
}

/**
 * Prints how long pages of the policy lists, the values of their filters and the answers about money take on
 * the server without HTTP, for the agent at the top of the hierarchy: with 100,000 policies, or with
 * 1,000,000 if BENCH_SIZE=large. It uses the embedded database, or the PostgreSQL in TEST_DATABASE_URL.
 * The first run seeds the data.
 */
export async function benchLists(): Promise<void> {
  const engine = testDatabaseUrl === undefined ? 'embedded database' : 'PostgreSQL';
  console.log(`\nLists on the server, ${size} book, ${engine}, milliseconds`);
  const { db, close } = await newDatabase({ queryTimeoutMs: 60_000 }, size);
  const deps = { db, today: testToday, now: () => new Date(), isFeatureOn: async () => true };
  const results = await time(deps, [floor, ...listCases]);
  await close();
  for (const { list, name, first, p50, p99 } of results) {
    const isReached =
      p99 < (list === 'values' ? limits.values : limits.page) &&
      (!/^(values|money)$/.test(list) || first < limits.first);
    const times = [first, p50, p99].map((ms) => ms.toFixed(1).padStart(7));
    console.log(
      `${`${list}, ${name}`.padEnd(46)} first ${times[0]}  p50 ${times[1]}  p99 ${times[2]}  ${verdict(isReached)}`,
    );
  }
  for (const list of new Set(results.map((result) => result.list))) {
    const of = (page: string) =>
      results.find((result) => result.list === list && result.name === page)?.p50 ?? NaN;
    const ratio = of('page 10,000') / of('page 1');
    if (Number.isNaN(ratio)) continue;
    console.log(`${list}: page 10,000 takes ${ratio.toFixed(2)} times page 1, limit ${farLimit}`);
  }
}
