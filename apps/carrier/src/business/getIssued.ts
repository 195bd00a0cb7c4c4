import type { IssuedByMonth } from '@agent-portal/data/business/contract';
import { monthStart, yearBefore } from '../db/dates.ts';
import type { Deps } from '../http/appEnv.ts';
import type { BookOwner } from '../book/scope.ts';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { findIssuedByMonth } from './queries.ts';

const issuedByMonth = smallSnapshot<IssuedByMonth>('issued by month');

const none = { policies: 0, annualizedPremium: '0.00' };

/**
 * The policies of the caller's book that were issued in each of the last twelve months, and in the same months a
 * year earlier.
 */
export async function getIssued(deps: Deps, caller: BookOwner): Promise<IssuedByMonth> {
  const { db, today } = deps;
  const make = async () => {
    const first = monthStart(today, -11);
    const [issued, before] = await Promise.all([
      findIssuedByMonth(db, caller.agentIds, { from: first, to: today }),
      findIssuedByMonth(db, caller.agentIds, { from: yearBefore(first), to: yearBefore(today) }),
    ]);
    const months = Array.from({ length: 12 }, (_, index) => {
      const month = monthStart(first, index);
      return {
        month,
        ...(issued.get(month) ?? none),
        yearBefore: before.get(yearBefore(month)) ?? none,
      };
    });
    return { through: today, months };
  };
  return (await snapshotOf(deps, issuedByMonth, [caller.agentIds, today], make)).value;
}
