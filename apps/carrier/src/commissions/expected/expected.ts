import type {
  ExpectedCommissions,
  getExpectedCommissions,
} from '@agent-portal/data/commissions/explained/contract';
import { differenceReasons } from '@agent-portal/data/commissions/explained/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { type Scope, scopeOf } from '../../book/scope.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import { type BookReader, withClientIdsFor } from '../../book/withClientIdsFor.ts';
import { moneyOf } from '../../db/cents.ts';
import type { Deps } from '../../http/appEnv.ts';
import { pageOf } from '../../lists/answerList.ts';
import { askedCycle, cycleOf } from '../cycles.ts';
import { findCycles } from '../queries/filterValues.ts';
import { findPayingPolicies, findSumsOfCycle, findWritersBelow } from '../queries/expected.ts';
import { aboveOf } from '../rates.ts';
import {
  addExpected,
  addReceived,
  type CycleSpan,
  type Expectation,
  noExpectation,
  type Paying,
} from './expectedOf.ts';

interface ExpectedPolicy extends Expectation {
  readonly policyNumber: string;
  readonly primaryInsured: string;
  readonly agentName: string;
  readonly agentId: string;
  readonly product: string;
}

const stored = {
  name: 'expected commissions',
  weigh: (all: readonly ExpectedPolicy[]) => all.length * 400,
};

/** Writing agents in one query. Small batches let other calls run in between. */
const writersAtOnce = 50;

/** A writing agent, and the agents in view that its business pays. */
interface PayingWriter {
  readonly agentId: string;
  readonly paid: Paying['paid'];
}

/**
 * The writing agents whose business pays some agents. Only agents a few levels down pay an agent above
 * them, and none of them pay the top of the hierarchy.
 */
async function findPayingWriters({ db }: Deps, paidTo: Scope): Promise<readonly PayingWriter[]> {
  const below = await findWritersBelow(db, paidTo);
  return below.flatMap(({ agentId, path }) => {
    const paid = [agentId, ...aboveOf(path)].flatMap((id, level) =>
      paidTo.includes(id) ? [{ agentId: id, level }] : [],
    );
    return paid.length > 0 ? [{ agentId, paid }] : [];
  });
}

/** The expected commission of each policy for some agents in a cycle, largest difference first. */
export async function expectedOf(
  deps: Deps,
  paidTo: Scope,
  span: CycleSpan,
): Promise<readonly ExpectedPolicy[]> {
  const { db } = deps;
  const open = cycleOf(span.today).cycleEndDate;
  const found = await findSumsOfCycle(db, paidTo, { ...span, open });
  const lines = Map.groupBy(found, ({ policyNumber }) => policyNumber);
  const all = new Map<string, ExpectedPolicy>();
  const of = (policy: Omit<ExpectedPolicy, keyof Expectation>) => {
    const known = all.get(policy.policyNumber) ?? { ...policy, ...noExpectation() };
    all.set(policy.policyNumber, known);
    return known;
  };
  const writers = await findPayingWriters(deps, paidTo);
  const paidBy = new Map(writers.map(({ agentId, paid }) => [agentId, paid]));
  const days = { from: span.cycleStartDate, to: span.cycleEndDate };
  for (let from = 0; from < writers.length; from += writersAtOnce) {
    const some = writers.slice(from, from + writersAtOnce).map(({ agentId }) => agentId);
    for (const row of await findPayingPolicies(db, some, days)) {
      const { policyNumber, primaryInsured, agentName, agentId, productName: product } = row;
      const known = of({ policyNumber, primaryInsured, agentName, agentId, product });
      const splitThousandths = Math.round(row.split * 1_000);
      const paying = { ...row, splitThousandths, paid: paidBy.get(agentId) ?? [] };
      addExpected(known, paying, lines.get(policyNumber) ?? [], span);
    }
  }
  for (const line of found) {
    if (line.cycleEndDate !== span.cycleEndDate) continue;
    const { policyNumber, primaryInsured, agentName, writingAgentId: agentId, product } = line;
    const known = of({ policyNumber, primaryInsured, agentName, agentId, product });
    addReceived(known, { ...line, commissionCents: line.sumCents }, span);
  }
  return [...all.values()]
    .filter(({ expected, received, differences }) => expected || received || differences.size)
    .sort(
      (a, b) =>
        Math.abs(b.received - b.expected) - Math.abs(a.received - a.expected) ||
        (a.policyNumber < b.policyNumber ? -1 : 1),
    );
}

const toDifferences = (differences: ReadonlyMap<string, number>) =>
  differenceReasons.flatMap((reason) => {
    const cents = differences.get(reason) ?? 0;
    return cents === 0 ? [] : [{ reason, amount: moneyOf(cents) }];
  });

/** The expected and the received commission of an agent in a cycle (the open one by default). */
export async function getExpected(
  deps: Deps,
  caller: BookReader,
  query: InputOf<typeof getExpectedCommissions>['query'],
): Promise<ExpectedCommissions> {
  const paidTo = await scopeOf(deps.db, caller, query.AgentId);
  const { cycleStartDate, cycleEndDate } = askedCycle(
    await findCycles(deps.db),
    query.CycleEndDate,
    deps.today,
  );
  const span = { cycleStartDate, cycleEndDate, today: deps.today };
  const make = () => expectedOf(deps, paidTo, span);
  const { value: all, asOf } = await snapshotOf(deps, stored, [paidTo, span], make);
  const indexes = Int32Array.from(all, (_, index) => index);
  const { rowIds, currentPage, totalPages } = pageOf(indexes, query.page, query.pageSize);
  const differences = new Map<string, number>();
  for (const one of all) {
    for (const [reason, cents] of one.differences) {
      differences.set(reason, (differences.get(reason) ?? 0) + cents);
    }
  }
  const add = (of: 'expected' | 'received') =>
    moneyOf(all.reduce((sum, policy) => sum + policy[of], 0));
  const rows = [...rowIds].flatMap((index) => {
    const policy = all[index];
    if (policy === undefined) return [];
    const { expected, received, differences: own, ...names } = policy;
    return [
      {
        ...names,
        expected: moneyOf(expected),
        received: moneyOf(received),
        differences: toDifferences(own),
      },
    ];
  });
  return {
    cycleStartDate: span.cycleStartDate,
    cycleEndDate: span.cycleEndDate,
    expectedTotal: add('expected'),
    receivedTotal: add('received'),
    differences: toDifferences(differences),
    policies: await withClientIdsFor(deps.db, caller, rows),
    page: currentPage,
    totalPages,
    totalRecords: all.length,
    asOf: asOf.toISOString(),
  };
}
