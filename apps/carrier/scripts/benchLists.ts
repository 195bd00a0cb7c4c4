import type {
  PendingFilters,
  PendingOrder,
  SummaryFilters,
  SummaryOrder,
} from '../src/policies/filters.ts';
import { freshDatabase, testToday } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { houseAgentId } from '../src/hierarchy/fixedPeople.ts';
import type { Deps } from '../src/http/appEnv.ts';
import { getPendingPage } from '../src/policies/pendingList.ts';
import { getSummaryPage } from '../src/policies/summaryList.ts';

type Ask = (deps: Deps) => Promise<unknown>;

/** What the benchmark measured of one kind of request, in milliseconds. */
export interface BenchResult {
  readonly list: string;
  readonly name: string;
  /** The first request, whose order had to be computed. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
}

const house = { agentIds: [houseAgentId] };

const pending =
  (page: number, filters?: PendingFilters, orderBy?: PendingOrder): Ask =>
  (deps) =>
    getPendingPage(deps, house, { page, filters, orderBy });

const summaries =
  (status: 'Active' | 'Terminated') =>
  (Page: number, Filters?: SummaryFilters, orderBy?: SummaryOrder): Ask =>
  (deps) =>
    getSummaryPage(deps, house, { params: { status }, query: { Page, Filters, orderBy } });
const active = summaries('Active');
const terminated = summaries('Terminated');

const byNumber = { field: 'policyNumber', direction: 'asc' } as const;
const farPage = 10_000;
const common = {
  employer: { employer: ['Lakeshore School District'] },
  names: { agentLastName: ['Chen', 'Silva', 'Whitfield'] },
};

/** Page 10,000 is the last page of a list that is shorter. */
const lists: Readonly<Record<string, Readonly<Record<string, Ask>>>> = {
  Pending: {
    'page 1': pending(1),
    'page 10,000': pending(farPage),
    'by policy number': pending(1, {}, byNumber),
    'by policy number, page 10,000': pending(farPage, {}, byNumber),
    'take action': pending(3, { takeAction: true }),
    'last week': pending(3, { dateFrom: '2026-11-11' }),
    employer: pending(1, common.employer),
    'last names': pending(2, common.names),
    'view as, take action': pending(2, { viewAs: '4471902', takeAction: true }),
  },
  Active: {
    'page 1': active(1),
    'page 10,000': active(farPage),
    'by billing mode': active(1, {}, { field: 'billingMode', direction: 'asc' }),
    'by paid-to date, page 10,000': active(farPage, {}, { field: 'paidToDate', direction: 'desc' }),
    'past due': active(3, { pastDue: true }),
    'paid to December': active(3, { paidToDateFrom: '2026-12-01', paidToDateTo: '2026-12-31' }),
    employer: active(1, common.employer),
    'last names': active(2, common.names),
    'view as, past due': active(2, { viewAs: '4471902', pastDue: true }),
  },
  Terminated: {
    'page 1': terminated(1),
    'page 10,000': terminated(farPage),
    'by termination date': terminated(1, {}, { field: 'terminationDate', direction: 'desc' }),
    'by reason, page 10,000': terminated(farPage, {}, { field: 'reason', direction: 'asc' }),
    'reason, first payment fail': terminated(1, {
      reason: ['Initial premium payment declined'],
      firstPaymentFail: true,
    }),
    'terminated this year': terminated(3, { terminationDateFrom: '2026-01-01' }),
    employer: terminated(1, common.employer),
    'last names': terminated(2, common.names),
    'view as': terminated(2, { viewAs: '4471902' }),
  },
};

const cases = Object.entries(lists).flatMap(([list, asks]) =>
  Object.entries(asks).map(([name, ask]) => ({ list, name, ask })),
);

/**
 * Times pages of the three policy lists for the agent at the top of the house, on the server and
 * without HTTP, with lists, filters and orders taking turns. Each kind of request computes its order
 * once; the times are of the requests after it, while the order is kept.
 */
export async function benchLists(size: Size, rounds: number): Promise<BenchResult[]> {
  const { db, close } = await freshDatabase(size, { queryTimeoutMs: 30_000 });
  const started = new Date();
  const deps = { db, today: testToday, now: () => started, checkAnswers: false };
  const times = cases.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { ask }] of cases.entries()) {
      const start = performance.now();
      await ask(deps);
      times[index]?.push(performance.now() - start);
    }
  }
  await close();
  return cases.map(({ list, name }, index) => summarize(list, name, times[index] ?? []));
}

function summarize(list: string, name: string, all: readonly number[]): BenchResult {
  const [first = 0, ...times] = all;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { list, name, first, p50: at(0.5), p99: at(0.99) };
}
