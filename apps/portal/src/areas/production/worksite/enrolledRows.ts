import { creditShares } from '@agent-portal/data/production/creditShares';

/** The figures of an agent, a group or a product in a nested table. */
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

/** The subject of a row of a nested table. */
export type Subject = 'agent' | 'group' | 'product';

/** The same figures with the subject and its share of all positive production credit, from 0 to 1. */
export interface EnrolledRow extends Omit<Enrolled, 'children'> {
  readonly share: number;
  readonly subject: Subject;
  readonly children?: readonly EnrolledRow[] | undefined;
}

/**
 * Returns the rows of a nested table, each with its share of the total.
 * @param subjects what the rows are about, outermost first
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
