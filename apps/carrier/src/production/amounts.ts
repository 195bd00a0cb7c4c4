import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { moneyOf } from '../db/cents.ts';

/** Sums of production: policies in thousandths, premium and credit in cents. */
export interface Amounts {
  readonly submitted: number;
  readonly issued: number;
  readonly cancelled: number;
  readonly premium: number;
  readonly credit: number;
}

/** The amounts of the requested days, and of the same days a year before. */
export interface Compared {
  readonly now: Amounts;
  readonly before: Amounts;
}

const none: Amounts = { submitted: 0, issued: 0, cancelled: 0, premium: 0, credit: 0 };

const add = (a: Amounts, b: Amounts): Amounts => ({
  submitted: a.submitted + b.submitted,
  issued: a.issued + b.issued,
  cancelled: a.cancelled + b.cancelled,
  premium: a.premium + b.premium,
  credit: a.credit + b.credit,
});

export function sumOf(parts: readonly Compared[]): Compared {
  return parts.reduce<Compared>(
    (sum, { now, before }) => ({ now: add(sum.now, now), before: add(sum.before, before) }),
    { now: none, before: none },
  );
}

const answered = ({ submitted, issued, cancelled, premium, credit }: Amounts) => ({
  submitted: submitted / 1_000,
  issued: issued / 1_000,
  cancelled: cancelled / 1_000,
  annualizedPremium: moneyOf(premium),
  productionCredit: moneyOf(credit),
});

/** Production as in the contract. */
export function productionOf({ now, before }: Compared): ProductionSums {
  return { ...answered(now), lastYear: answered(before) };
}

const enrolledIn = ({ issued, premium, credit }: Amounts) => ({
  enrolled: issued / 1_000,
  annualizedPremium: moneyOf(premium),
  productionCredit: moneyOf(credit),
});

/** Worksite production as in the nested tables. Each issued policy is one enrollment. */
export function enrolledOf({ now, before }: Compared) {
  return { ...enrolledIn(now), lastYear: enrolledIn(before) };
}
