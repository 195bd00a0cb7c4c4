/** The production credit of each product, in percent of the annualized premium. */
const creditRates: Readonly<Record<string, number>> = {
  'Northfield Term 20': 100,
  'Northfield Term 30': 100,
  'Heritage Whole Life': 100,
  'Horizon Universal Life': 90,
  'Income Guard': 75,
  'Steady Income Annuity': 8,
  'Accident Advantage': 60,
  'Critical Care Benefit': 60,
  'Paycheck Protector': 50,
  'Hospital Cash': 60,
  'Worksite Whole Life': 80,
};

/** The production credit of a premium, both in whole cents. Half a cent rounds up. */
export function creditOf(product: string, premiumCents: number): number {
  const rate = creditRates[product];
  if (rate === undefined) throw new RangeError(`${product} has no rate of production credit.`);
  return Number((BigInt(premiumCents) * BigInt(rate) + 50n) / 100n);
}
