import { formatDate, formatPercent } from '@agent-portal/format';
import { formatCents } from '../../db/formatCents.ts';
import { advanceOf, type Basis, commissionOf, wholeCommission } from '../amounts.ts';
import { installments } from '../life/generateCommissions.ts';
import { balanceOf } from '../life/chargesAtEnd.ts';
import type { Advance, Line } from '../life/Life.ts';

/** A part of an amount, in whole cents. */
export interface Term {
  readonly label: string;
  readonly cents: number;
}

/** The facts that explain the amount of a line. */
interface Known {
  readonly line: Line;
  /** All lines of its policy, in their order. */
  readonly lines: readonly Line[];
  readonly advance: Advance | undefined;
}

/** Premium × rate, minus the parts of other writing agents. */
function earned(basis: Basis, premium = 'premium'): Term[] {
  const whole = wholeCommission(basis);
  const rate = formatPercent(basis.rateBp / 10_000);
  const own = { label: `${formatCents(basis.premiumCents)} ${premium} × ${rate}`, cents: whole };
  if (basis.splitThousandths === 1_000) return [own];
  const others = formatPercent((1_000 - basis.splitThousandths) / 1_000);
  const label = `Share of the other writing agent, ${others}`;
  return [own, { label, cents: commissionOf(basis) - whole }];
}

const sumOf = (terms: readonly Term[]) => terms.reduce((sum, { cents }) => sum + cents, 0);

/** The remaining term between a sum and an amount; none when they are equal. */
const rest = (label: string, cents: number): Term[] => (cents === 0 ? [] : [{ label, cents }]);

function advanced({ line, lines, advance }: Known): Term[] {
  const months = advance?.monthsAdvanced;
  if (months == null) {
    return lines
      .filter(
        ({ transaction, postedOn, paidAgentId }) =>
          transaction === 'Chargeback' &&
          postedOn === line.postedOn &&
          paidAgentId === line.paidAgentId,
      )
      .map((charge) => {
        const reversed = lines.find(({ rowId }) => rowId === charge.reversesRowId);
        const of = reversed ? `${reversed.transaction} of ${formatDate(reversed.postedOn)}` : '';
        return { label: `Charged back: ${of}`, cents: -charge.commissionCents };
      });
  }
  const year = earned(line, 'annual premium');
  return [
    ...year,
    ...rest(
      `Months that are not advanced, ${12 - months} of 12`,
      advanceOf(line, months) - sumOf(year),
    ),
  ];
}

function recovered({ line, lines, advance }: Known): Term[] {
  if (line.premiumCents !== 0) {
    const commission = commissionOf(line);
    return [
      { label: 'Commission that this premium earned', cents: -commission },
      ...rest('More than was left of the advance', line.commissionCents + commission),
    ];
  }
  const part = Math.ceil((advance?.advancedCents ?? 0) / installments);
  const whole = formatCents(advance?.advancedCents ?? 0);
  const left = balanceOf(beforeOf(line, lines), line.advanceId);
  return [
    { label: `One of ${installments} parts of ${whole}`, cents: -part },
    ...rest(`More than was left, ${formatCents(left)}`, line.commissionCents + part),
  ];
}

function chargedBack({ line, lines, advance }: Known): Term[] {
  const reversed = lines.find(({ rowId }) => rowId === line.reversesRowId);
  if (line.advanceId == null || advance === undefined) {
    const what = reversed
      ? `${reversed.transaction} of ${formatDate(reversed.postedOn)}, reversed`
      : 'Reversed';
    return [{ label: what, cents: line.commissionCents }];
  }
  return [
    { label: `Advance of ${formatDate(advance.openedOn)}`, cents: -advance.advancedCents },
    ...rest('Recovered before', line.commissionCents + advance.advancedCents),
  ];
}

const beforeOf = (line: Line, lines: readonly Line[]) =>
  lines.filter(({ rowId }) => rowId < line.rowId);

/** How the amount of a line was calculated: its terms, which sum to it. */
export function termsOf(known: Known): readonly Term[] {
  switch (known.line.transaction) {
    case 'First Year':
    case 'Renewal':
      return earned(known.line);
    case 'Advance':
      return advanced(known);
    case 'Recovery':
      return recovered(known);
    case 'Chargeback':
      return chargedBack(known);
    default:
      return known.line.transaction satisfies never;
  }
}

/** The effect of a line on its advance, in whole cents; null without an advance. */
export function effectOnDebt({ line, lines, advance }: Known) {
  if (advance === undefined) return null;
  const before = balanceOf(beforeOf(line, lines), line.advanceId);
  return { advance, before, after: before + line.commissionCents };
}
