import type { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../book/scope.ts';
import { moneyOf } from '../db/cents.ts';
import type { Deps } from '../http/appEnv.ts';
import { notFound } from '../http/answers/problems.ts';
import { findCycles } from './queries/filterValues.ts';
import { toLine } from './queries/lines.ts';
import { findPaidByPolicy } from './queries/findPaidByPolicy.ts';

/**
 * Gets the commission on a policy for the caller's own agent ids. The open cycle is estimated, so its lines
 * do not count as paid.
 *
 * @throws {Problem} 404 when there is none, or it belongs to another agent.
 */
export async function getCommissionsOfPolicy(
  { db }: Deps,
  caller: BookOwner,
  policyNumber: string,
): Promise<OutputOf<typeof getPolicyCommissions>> {
  const found = await findPaidByPolicy(db, caller.agentIds, policyNumber);
  if (found === undefined) throw notFound(`There is no policy ${policyNumber} in your book.`);
  const cycles = await findCycles(db);
  const open = new Set(
    cycles.filter(({ estimated }) => estimated).map(({ cycleEndDate }) => cycleEndDate),
  );
  const add = (lines: typeof found) =>
    moneyOf(lines.reduce((sum, { line }) => sum + line.commissionCents, 0));
  return {
    lines: found.map(toLine),
    paidTotal: add(found.filter(({ line }) => !open.has(line.cycleEndDate))),
    estimatedTotal: add(found.filter(({ line }) => open.has(line.cycleEndDate))),
    debt: add(found.filter(({ line }) => line.advanceId !== null)),
  };
}
