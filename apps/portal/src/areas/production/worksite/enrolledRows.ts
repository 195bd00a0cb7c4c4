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

/** The same with its part of all production credit, a fraction of 1. */
export interface EnrolledRow extends Omit<Enrolled, 'children'> {
  readonly share: number;
  readonly children?: readonly EnrolledRow[] | undefined;
}

/** The rows of a nested table, each with its share of the whole. */
export function enrolledRows(rows: readonly Enrolled[], whole: string): EnrolledRow[] {
  return rows.map((row) => {
    const share = Number(whole) > 0 ? Math.max(0, Number(row.productionCredit) / Number(whole)) : 0;
    const children = row.children && enrolledRows(row.children, whole);
    return { ...row, share, children };
  });
}
