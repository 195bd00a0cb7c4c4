import { type BenchResult, benchLists } from '../../apps/carrier/scripts/benchLists.ts';

/** Milliseconds; the first request of a kind, which computes the order, is printed beside them. */
const p99Limit = 50;
/** What page 10,000 may take, as a multiple of page 1. */
const farLimit = 2;

const size = process.env['BENCH_SIZE'] === 'large' ? 'large' : 'medium';
const policies = { medium: '100,000', large: '1,000,000' }[size];

/**
 * Times pages of the three policy lists on the server for the agent at the top of the house: at
 * 100,000 policies, or with BENCH_SIZE=large at 1,000,000. On the embedded database, or on the
 * PostgreSQL that TEST_DATABASE_URL names. The first run seeds that book.
 */
export async function printServerBench(): Promise<void> {
  console.log(`\nPolicy lists on the server, ${policies} policies, milliseconds`);
  const results = await benchLists(size, 300);
  for (const { list, name, first, p50, p99 } of results) {
    const times = [first, p50, p99].map((time) => time.toFixed(1).padStart(7));
    console.log(
      `${`${list}, ${name}`.padEnd(42)} first ${times[0]}  p50 ${times[1]}  p99 ${times[2]}  ${p99 < p99Limit ? 'reached' : 'MISSED'}`,
    );
  }
  for (const list of new Set(results.map((result) => result.list))) printFar(list, results);
}

function printFar(list: string, results: readonly BenchResult[]): void {
  const of = (page: string) => results.find((one) => one.list === list && one.name === page)?.p50;
  const ratio = (of('page 10,000') ?? 0) / (of('page 1') ?? 1);
  console.log(
    `${list}: page 10,000 takes ${ratio.toFixed(2)} times page 1, limit ${farLimit}: ${ratio <= farLimit ? 'reached' : 'MISSED'}`,
  );
}
