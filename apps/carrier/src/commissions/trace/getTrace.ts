import type { CommissionTrace } from '@agent-portal/data/commissions/explained/contract';
import type { BookOwner } from '../../book/scope.ts';
import { moneyOf } from '../../db/cents.ts';
import { findAgentNames, isInDownline } from '../../book/queries/downline.ts';
import type { Deps } from '../../http/appEnv.ts';
import { notFound } from '../../http/answers/problems.ts';
import type { Line } from '../life/Life.ts';
import { toLine, findAdvance, findLine, findLinesOfPolicy } from '../queries/lines.ts';
import { effectOnDebt, termsOf } from './termsOf.ts';

/**
 * How a commission line was calculated.
 *
 * @throws {Problem} 404 when it does not exist, or it was paid to neither the caller nor its downline.
 */
export async function getTrace(
  { db }: Deps,
  caller: BookOwner,
  lineId: number,
): Promise<CommissionTrace> {
  const found = await findLine(db, lineId);
  if (!found || !(await isInDownline(db, found.line.paidAgentId, caller.agentIds))) {
    throw notFound(`There is no line ${lineId} among your commissions.`);
  }
  const { line } = found;
  const lines = await findLinesOfPolicy(db, line.policyNumber);
  const advance = line.advanceId === null ? undefined : await findAdvance(db, line.advanceId);
  const known = { line, lines, advance };
  const debt = effectOnDebt(known);
  const [paidTo] = await findAgentNames(db, [line.paidAgentId]);
  return {
    line: toLine(found),
    paidTo: paidTo ?? { agentName: '', agentId: line.paidAgentId },
    postedOn: line.postedOn,
    dueOn: line.dueOn,
    policyYear: line.policyYear,
    split: line.splitThousandths === 0 ? null : line.splitThousandths / 1_000,
    isOverride: line.paidAgentId !== line.writingAgentId,
    terms: termsOf(known).map(({ label, cents }) => ({ label, amount: moneyOf(cents) })),
    reason: line.reason,
    reverses: refOf(lines.find(({ rowId }) => rowId === line.reversesRowId)),
    reversedBy: refOf(lines.find(({ reversesRowId }) => reversesRowId === line.rowId)),
    debt: debt && {
      advanceId: debt.advance.rowId,
      isSecured: debt.advance.isSecured,
      openedOn: debt.advance.openedOn,
      before: moneyOf(debt.before),
      after: moneyOf(debt.after),
    },
  };
}

const refOf = (line: Line | undefined) =>
  line
    ? {
        lineId: line.rowId,
        policyNumber: line.policyNumber,
        transaction: line.transaction,
        cycleDate: line.cycleEndDate,
        commission: moneyOf(line.commissionCents),
      }
    : null;
