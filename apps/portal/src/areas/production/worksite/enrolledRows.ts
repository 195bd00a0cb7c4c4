import { creditShares } from '@agent-portal/data/production/creditShares';

/** What a nested table says of an agent, a group or a product. */
interface Enrolled {
  readonly id: string;
  readonly name: string;
  readonly enrolled: number;
  readonly annualizedPremium: string;
  readonly productionCredit: string;
  readonly lastYear?:
    | {
        readonly enrolled: number;
        readonly annualizedPremium: string;
        readonly productionCredit: string;
      }
    | undefined;
  readonly children?: readonly Enrolled[] | undefined;
}

/** What a row of a nested table is about. */
export type Subject = 'agent' | 'group' | 'product';

/** The same with its part of all production credit above zero, a fraction of 1, and what it is about. */
export interface EnrolledRow extends Omit<Enrolled, 'children'> {
  readonly share: number;
  readonly subject: Subject;
  readonly children?: readonly EnrolledRow[] | undefined;
}

/**
 * The rows of a nested table, each with its share of the whole.
 * @param subjects what the rows are about, from the outermost on
 */
export function enrolledRows(
  rows: readonly Enrolled[],
  subjects: readonly Subject[],
): EnrolledRow[] {
  const shares = creditShares(rows);
  const nested = (
    some: readonly Enrolled[],
    [subject = 'product', ...inner]: readonly Subject[],
  ): EnrolledRow[] =>
    some.map((row) => ({
      ...row,
      subject,
      share: shares.get(row) ?? 0,
      children: row.children && nested(row.children, inner),
    }));
  return nested(rows, subjects);
}
