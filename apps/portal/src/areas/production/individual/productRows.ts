import { linesOfBusiness } from '@agent-portal/data/production/creditShares';
import type { ProductProduction, ProductionSums } from '@agent-portal/data/production/shapes';

/** A line of business with its products, or one of them. */
export interface ProductRow extends ProductionSums {
  readonly name: string;
  /** Its share of all positive production credit, from 0 to 1. */
  readonly share: number;
  readonly products: readonly ProductRow[];
}

const parts = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 1_000) / 1_000;

/** The sum of amounts like `1234.50`, in whole cents. */
export function addMoney(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  return (cents / 100).toFixed(2);
}

function sumOf(rows: readonly Omit<ProductionSums, 'lastYear'>[]): ProductionSums {
  return {
    submitted: parts(rows.map(({ submitted }) => submitted)),
    issued: parts(rows.map(({ issued }) => issued)),
    annualizedPremium: addMoney(rows.map(({ annualizedPremium }) => annualizedPremium)),
    productionCredit: addMoney(rows.map(({ productionCredit }) => productionCredit)),
  };
}

/** Products nested in their lines of business, each with its share of the total. */
export const productRows = (products: readonly ProductProduction[]): ProductRow[] =>
  linesOfBusiness(products).map((line) => {
    const within = line.products.map(({ product }) => product);
    const before = within.flatMap(({ lastYear }) => lastYear ?? []);
    return Object.assign(sumOf(within), {
      name: line.name,
      lastYear: before.length > 0 ? sumOf(before) : undefined,
      share: line.share,
      products: line.products.map(({ product, share }) =>
        Object.assign({}, product, { name: product.product, share, products: [] }),
      ),
    });
  });
