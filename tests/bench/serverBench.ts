import { testDatabaseUrl } from '@agent-portal/carrier/db/testing';
import { benchActivity } from '../../apps/carrier/scripts/benchActivity.ts';
import { benchAlerts } from '../../apps/carrier/scripts/benchAlerts.ts';
import { benchGroups } from '../../apps/carrier/scripts/benchGroups.ts';
import { benchHierarchy } from '../../apps/carrier/scripts/benchHierarchy.ts';
import { benchFirst } from '../../apps/carrier/scripts/benchFirst.ts';
import { benchFollowUps } from '../../apps/carrier/scripts/benchFollowUps.ts';
import { type BenchResult, benchLists } from '../../apps/carrier/scripts/benchLists.ts';
import { benchForms } from '../../apps/carrier/scripts/benchForms.ts';
import { benchBills } from '../../apps/carrier/scripts/benchBills.ts';
import { benchDelivery } from '../../apps/carrier/scripts/benchDelivery.ts';
import { benchMoney } from '../../apps/carrier/scripts/benchMoney.ts';
import { benchToday } from '../../apps/carrier/scripts/benchToday.ts';
import { benchValues } from '../../apps/carrier/scripts/benchValues.ts';

const size = process.env['BENCH_SIZE'] === 'large' ? 'large' : 'medium';
const count = { medium: 100_000, large: 1_000_000 }[size];
const many = count.toLocaleString('en-US');
/** Rows of a list that the benchmark fills itself. @default the number of policies */
const filled = Number(process.env['BENCH_ROWS'] ?? count);
const filledMany = filled.toLocaleString('en-US');
const engine = testDatabaseUrl === undefined ? 'embedded database' : 'PostgreSQL';
const rounds = Number(process.env['BENCH_REQUESTS'] ?? 300);
const isEmbedded = testDatabaseUrl === undefined;

/** The limit of a page of a list, in milliseconds. */
const limits = { p50: Infinity, p99: 50 };
/** The first pending list on the embedded database, with 100,000 policies. */
const pendingLimits = { p50: 5, p99: 30 };
/**
 * The p99 of lists with their own limit: a summary sums three years, no user waits for a pass of the alerts
 * (the limit of one query), and a search of filter values reads all of them.
 */
const p99Limits: Readonly<Record<string, number>> = {
  summary: 100,
  alerts: 1_500,
  'follow-ups': 25,
  values: 100,
};
/** The limit of a first request, in the parts `values` and `first`. */
const firstLimit = { medium: 500, large: 1_000 }[size];
/** The limit of a statement of 200 pages, in milliseconds. */
const statementLimit = 3_000;
/** The limit of page 10,000, as a multiple of page 1. */
const farLimit = 2;

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'MISSED');

/**
 * Measures pages of the policy lists on the server for the agent at the top of the hierarchy: with
 * 100,000 policies, or with 1,000,000 if BENCH_SIZE=large. It uses the embedded database, or the
 * PostgreSQL in TEST_DATABASE_URL. The first run seeds the data.
 */
export async function printServerBench(): Promise<void> {
  console.log(`\nPolicy lists on the server, ${many} policies, ${engine}, milliseconds`);
  const [floor, ...rows] = await benchLists(size, rounds);
  if (floor) printRow(floor, '');
  for (const row of rows) {
    const { p50, p99 } = isEmbedded && row.list === 'pending' ? pendingLimits : limits;
    printRow(row, verdict(row.p50 < p50 && row.p99 < p99));
  }
  for (const list of new Set(rows.map((row) => row.list))) printFar(list, rows);
}

function printRow({ list, name, first, p50, p99 }: BenchResult, end: string): void {
  const times = [first, p50, p99].map((time) => time.toFixed(1).padStart(7));
  console.log(
    `${`${list}, ${name}`.padEnd(46)} first ${times[0]}  p50 ${times[1]}  p99 ${times[2]}  ${end}`,
  );
}

const isFast = ({ list, p99 }: BenchResult) => p99 < (p99Limits[list] ?? limits.p99);

function printFar(list: string, rows: readonly BenchResult[]): void {
  const of = (page: string) => rows.find((row) => row.list === list && row.name === page)?.p50;
  const ratio = (of('page 10,000') ?? NaN) / (of('page 1') ?? NaN);
  console.log(
    `${list}: page 10,000 takes ${ratio.toFixed(2)} times page 1, limit ${farLimit}: ${verdict(ratio <= farLimit)}`,
  );
}

/**
 * Measures pages of commissions with BENCH_ROWS lines in one cycle (by default as many as there are
 * policies), pages of debt and production for the whole hierarchy, and a statement of 200 pages.
 */
export async function printMoneyBench(): Promise<void> {
  console.log(
    `\nMoney on the server, ${many} policies, ${filledMany} lines in a cycle, ${engine}, milliseconds`,
  );
  const { results, statement } = await benchMoney(size, filled, rounds);
  const [floor, ...rows] = results;
  if (floor) printRow(floor, '');
  for (const row of rows) {
    printRow(row, verdict(isFast(row)));
  }
  for (const list of ['commissions', 'debt', 'production']) printFar(list, rows);
  const { ms, bytes } = statement;
  console.log(
    `statement of 200 pages: ${ms.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB, limit ${statementLimit}: ${verdict(ms < statementLimit)}`,
  );
}

/** Lists that the benchmark fills itself: the title of each, and the function that measures it. */
const service = {
  forms: [`Tax forms, ${filledMany} of one agent id`, () => benchForms(filled, rounds)],
  bills: [`List bills, ${filledMany} rows in each list`, () => benchBills(size, filled, rounds)],
  'follow-ups': ['Follow-ups, 100,000 for 100 users', () => benchFollowUps(size, rounds)],
  today: [`Today of the agent at the top, ${many} policies`, () => benchToday(size, rounds)],
  values: [`Values of filters, ${many} policies`, () => benchValues(size, rounds)],
  first: [`First requests about money, ${many} policies`, () => benchFirst(size, rounds)],
  alerts: [
    `Alerts, every agent chose every event, ${many} policies`,
    () => benchAlerts(size, rounds),
  ],
  activity: [
    `Account activity, ${filledMany} entries for one agent`,
    () => benchActivity(filled, rounds),
  ],
  delivery: [`Cases, ${filledMany} of them`, () => benchDelivery(size, filled, rounds)],
  groups: [`Group inventory, ${filledMany} groups`, () => benchGroups(size, filled, rounds)],
  hierarchy: [
    `Hierarchy, a branch of 10,000 agents, ${filledMany} requirements and appointments`,
    () => benchHierarchy(filled, rounds),
  ],
} satisfies Record<string, readonly [string, () => Promise<readonly BenchResult[]>]>;

async function printServiceBench(name: keyof typeof service) {
  const [title, bench] = service[name];
  const isFirstLimited = name === 'values' || name === 'first';
  console.log(`\n${title}, ${engine}, milliseconds`);
  const [floor, ...rows] = await bench();
  if (floor) printRow(floor, '');
  for (const row of rows) {
    printRow(row, verdict(isFast(row) && (!isFirstLimited || row.first < firstLimit)));
  }
  const far = rows.filter(({ name }) => name === 'page 10,000');
  for (const { list } of far) printFar(list, rows);
}

/** The figures of the server that `npm run bench` prints after those of the lists. */
export async function printFirstBenches(): Promise<void> {
  for (const name of ['follow-ups', 'values', 'first'] as const) await printServiceBench(name);
}

if (import.meta.main) {
  const part = process.argv[2];
  if (part === undefined || part === 'policies') await printServerBench();
  if (part === undefined || part === 'money') await printMoneyBench();
  for (const name of Object.keys(service) as (keyof typeof service)[]) {
    if (part === undefined || part === name) await printServiceBench(name);
  }
}
