import type { ProductProduction, ProductionSums } from '@agent-portal/data/production/shapes';
import { addMoney } from '../shared/addMoney.ts';

/** A line of business with its products, or one of them. */
export interface ProductRow extends ProductionSums {
  readonly name: string;
  /** Its part of all production credit, a fraction of 1. */
  readonly share: number;
  readonly products: readonly ProductRow[];
}

const shareOf = (credit: string, whole: string) =>
  Number(whole) > 0 ? Math.max(0, Number(credit) / Number(whole)) : 0;

const parts = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 1_000) / 1_000;

function sumOf(rows: readonly Omit<ProductionSums, 'lastYear'>[]): ProductionSums {
  return {
    submitted: parts(rows.map(({ submitted }) => submitted)),
    issued: parts(rows.map(({ issued }) => issued)),
    annualizedPremium: addMoney(rows.map(({ annualizedPremium }) => annualizedPremium)),
    productionCredit: addMoney(rows.map(({ productionCredit }) => productionCredit)),
  };
}

/** Products nested in their lines of business, each with its share of the whole. */
export function productRows(
  products: readonly ProductProduction[],
  totals: ProductionSums,
): ProductRow[] {
  const whole = totals.productionCredit;
  return [...Map.groupBy(products, ({ lineOfBusiness }) => lineOfBusiness)].map(
    ([name, within]) => {
      const before = within.flatMap(({ lastYear }) => lastYear ?? []);
      const sum = sumOf(within);
      return Object.assign(sum, {
        name,
        lastYear: before.length > 0 ? sumOf(before) : undefined,
        share: shareOf(sum.productionCredit, whole),
        products: within.map((product) =>
          Object.assign({}, product, {
            name: product.product,
            share: shareOf(product.productionCredit, whole),
            products: [],
          }),
        ),
      });
    },
  );
}
