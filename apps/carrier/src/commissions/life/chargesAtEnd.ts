import { addMonths } from '../../db/dates.ts';
import type { Line } from './Life.ts';

/** How a policy ends, or would end. */
export interface End {
  readonly endedOn: string;
  readonly issueDate: string;
  /** As the policy says, such as `Premium not paid`. */
  readonly reason: string;
}

/** Why a lapse ends a policy. */
export const lapseReason = 'Premium not paid';

/** Within how many months of its issue a lapse charges back all commission of a policy. */
export const monthsChargedAtLapse = 12;

/** Reasons that return the premium, and within how many months all commission is charged back. */
const monthsCharged: Readonly<Record<string, number>> = {
  'Initial premium payment declined': 12,
  'Not taken': 12,
  'Declined by underwriting': 12,
  [lapseReason]: monthsChargedAtLapse,
  Surrendered: 12,
};

/** The chargeback of one line or one advance. */
export type Charge = Pick<
  Line,
  | 'writingAgentId'
  | 'paidAgentId'
  | 'premiumCents'
  | 'rateBp'
  | 'splitThousandths'
  | 'commissionCents'
  | 'policyYear'
  | 'reversesRowId'
  | 'advanceId'
  | 'dueOn'
  | 'reason'
>;

/** The unrecovered part of an advance: the sum of its lines. */
export const balanceOf = (
  lines: readonly Pick<Line, 'advanceId' | 'commissionCents'>[],
  advanceId: number | null | undefined,
): number =>
  lines.reduce((sum, line) => (line.advanceId === advanceId ? sum + line.commissionCents : sum), 0);

/** Whether a policy ends so soon after its issue that all its earned commission is charged back. */
export const isSoon = ({ endedOn, issueDate, reason }: End): boolean =>
  endedOn < addMonths(issueDate, monthsCharged[reason] ?? 0);

/**
 * The chargebacks when a policy ends: all earned commission when it ends soon after its issue, and always
 * the unrecovered part of each advance.
 *
 * @param lines all lines of the policy until then, in order; lines of advances are enough when the end is
 *   not soon
 */
export function chargesAtEnd(lines: readonly Line[], end: End): Charge[] {
  const { reason } = end;
  const reversed = new Set(lines.map(({ reversesRowId }) => reversesRowId));
  const earned = lines.filter(
    ({ transaction, rowId }) =>
      (transaction === 'First Year' || transaction === 'Renewal') && !reversed.has(rowId),
  );
  const ofEarned = (isSoon(end) ? earned : []).map((line) =>
    chargeOf(line, {
      premiumCents: -line.premiumCents,
      rateBp: line.rateBp,
      commissionCents: -line.commissionCents,
      advanceId: null,
      reason: `Policy ended within ${monthsCharged[reason]} months of its issue: ${reason}`,
    }),
  );
  const ofAdvances = lines
    .filter(({ transaction }) => transaction === 'Advance')
    .map((line) =>
      chargeOf(line, {
        premiumCents: 0,
        rateBp: 0,
        commissionCents: -balanceOf(lines, line.advanceId),
        advanceId: line.advanceId,
        reason: `Left of the advance when the policy ended: ${reason}`,
      }),
    )
    .filter(({ commissionCents }) => commissionCents < 0);
  return [...ofEarned, ...ofAdvances];
}

type Taken = 'premiumCents' | 'rateBp' | 'commissionCents' | 'advanceId' | 'reason';

/** The chargeback of a line, from the agent who was paid. */
const chargeOf = (line: Line, taken: Pick<Charge, Taken>): Charge => ({
  writingAgentId: line.writingAgentId,
  paidAgentId: line.paidAgentId,
  splitThousandths: line.splitThousandths,
  policyYear: line.policyYear,
  dueOn: line.dueOn ?? null,
  reversesRowId: line.rowId,
  ...taken,
});
