import type { PendingFilters, PendingOrder } from '../src/policies/filters.ts';
import { freshDatabase, testToday } from '../src/db/testing.ts';
import type { Size } from '../src/db/seed/sizes.ts';
import { houseAgentId } from '../src/hierarchy/fixedPeople.ts';
import { getPendingPage } from '../src/policies/pendingList.ts';

interface Case {
  readonly name: string;
  readonly page: number;
  readonly filters?: PendingFilters;
  readonly orderBy?: PendingOrder;
}

/** What the benchmark measured of one kind of request, in milliseconds. */
export interface BenchResult {
  readonly name: string;
  /** The first request, whose order had to be computed. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
}

const byNumber: PendingOrder = { field: 'policyNumber', direction: 'asc' };

const cases: readonly Case[] = [
  { name: 'page 1', page: 1 },
  { name: 'page 10', page: 10 },
  { name: 'page 1,000', page: 1_000 },
  { name: 'page 1, by policy number', page: 1, orderBy: byNumber },
  { name: 'page 1,000, by policy number', page: 1_000, orderBy: byNumber },
  { name: 'take action', page: 3, filters: { takeAction: true } },
  { name: 'last week', page: 3, filters: { dateFrom: '2026-11-11' } },
  { name: 'employer', page: 1, filters: { employer: ['Lakeshore School District'] } },
  { name: 'last names', page: 2, filters: { agentLastName: ['Chen', 'Silva', 'Whitfield'] } },
  { name: 'view as, take action', page: 2, filters: { viewAs: '4471902', takeAction: true } },
];

/**
 * Times pages of the pending list for the agent at the top of the house, on the server and without
 * HTTP, with filters and orders taking turns.
 */
export async function benchPending(size: Size, rounds: number): Promise<BenchResult[]> {
  const { db, close } = await freshDatabase(size);
  const deps = { db, today: testToday, now: () => new Date(), checkAnswers: false };
  const house = { agentIds: [houseAgentId] };
  const times = cases.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { page, filters, orderBy }] of cases.entries()) {
      const start = performance.now();
      await getPendingPage(deps, house, { page, filters, orderBy });
      times[index]?.push(performance.now() - start);
    }
  }
  await close();
  return cases.map(({ name }, index) => summarize(name, times[index] ?? []));
}

function summarize(name: string, times: readonly number[]): BenchResult {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { name, first: times[0] ?? 0, p50: at(0.5), p99: at(0.99) };
}
