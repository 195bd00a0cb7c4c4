/** A row with a share of production credit, and its child rows. */
interface Credited {
  readonly productionCredit?: string | undefined;
  readonly children?: readonly Credited[] | undefined;
}

/** The thousandths of a whole that shares are shown in: 12.3%. */
const whole = 1_000;

/** The credit that counts: negative credit has no share, and takes nothing from the others. */
function weightOf({ productionCredit = '0.00', children }: Credited): number {
  if (!children) return Math.max(0, Math.round(Number(productionCredit) * 100));
  return children.reduce((sum, row) => sum + weightOf(row), 0);
}

/** Divides units by weights. The largest remainders get what rounding down leaves over. */
function divide(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (units * weight) / sum);
  const parts = exact.map(Math.floor);
  const remainder = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0);
  const left = units - parts.reduce((total, part) => total + part, 0);
  const largest = [...parts.keys()].sort((one, other) => remainder(other) - remainder(one));
  for (const index of largest.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The share of each row in all production credit above zero, a fraction of 1 in thousandths. Rows add
 * up to 1 where there is any credit, and children to the share of the row that they are in.
 */
export function creditShares(rows: readonly Credited[]): Map<Credited, number> {
  const shares = new Map<Credited, number>();
  const share = (some: readonly Credited[], units: number) => {
    const parts = divide(units, some.map(weightOf));
    for (const [index, row] of some.entries()) {
      const part = parts[index] ?? 0;
      shares.set(row, part / whole);
      if (row.children) share(row.children, part);
    }
  };
  share(rows, whole);
  return shares;
}

/** Whether credit of a row, or of one that it is made of, is negative. */
export const hasNegativeCredit = (rows: readonly Credited[]): boolean =>
  rows.some((row) => Number(row.productionCredit) < 0 || hasNegativeCredit(row.children ?? []));

/** Products by their line of business: each line, with its share and those of its products. */
export function linesOfBusiness<
  Product extends Credited & { readonly lineOfBusiness: string; readonly product: string },
>(products: readonly Product[]) {
  const lines = [...Map.groupBy(products, ({ lineOfBusiness }) => lineOfBusiness)].map(
    ([name, children]) => ({ name, children }),
  );
  const shares = creditShares(lines);
  return lines.map((line) => ({
    name: line.name,
    share: shares.get(line) ?? 0,
    products: line.children.map((product) => ({ product, share: shares.get(product) ?? 0 })),
  }));
}
