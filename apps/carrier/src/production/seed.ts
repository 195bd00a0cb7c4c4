import { centsOf, shareCents } from '../db/cents.ts';
import { addDays, daysBetween } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { RowBuffer } from '../db/seed/RowBuffer.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import type { SeededPolicy } from '../db/seed/SeededPolicy.ts';
import { productionCredits } from './tables.ts';
import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';

/** A transaction of a policy that counts towards production, and its date. */
interface Transaction {
  readonly type: TransactionType;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** A policy that ends within a year of its issue loses its credit. */
const earnedAfter = 365;

/** After a death or a change to another policy, the agent keeps the credit. */
const keepsCredit: ReadonlySet<string | null | undefined> = new Set([
  'Death claim paid',
  'Converted',
]);

/** The transactions of a policy, oldest first. */
export function transactionsOf({
  applicationDate,
  issueDate,
  terminationDate,
  reason,
}: SeededPolicy['policy']): Transaction[] {
  const transactions: Transaction[] = [{ type: 'Submitted', date: applicationDate }];
  if (!issueDate) return transactions;
  transactions.push({ type: 'Issued', date: issueDate });
  const isCancelled =
    terminationDate &&
    daysBetween(issueDate, terminationDate) <= earnedAfter &&
    !keepsCredit.has(reason);
  if (isCancelled) transactions.push({ type: 'Cancelled', date: terminationDate });
  return transactions;
}

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

/** The whole years of production before the current one. */
const yearsBack = 3;

/** The sign of a transaction's premium and credit. */
const signs = {
  Submitted: { premium: 1, credit: 0 },
  Issued: { premium: 1, credit: 1 },
  Cancelled: { premium: -1, credit: -1 },
} as const;

const earliest = (...dates: readonly [string, ...string[]]) =>
  dates.reduce((first, date) => (date < first ? date : first));

/** Returns a function that creates the transactions of policies of the last years, by agent. */
function createProductionSeed(
  rows: RowBuffer,
  { seed, today }: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  const first = `${Number(today.slice(0, 4)) - yearsBack}-01-01`;
  let lastId = 0;
  return ({ policy, product, writers }) => {
    if (policy.applicationDate < first) return;
    const random = createRandom(`${seed}/production/${policy.policyNumber}`);
    const premium = centsOf(policy.annualizedPremium);
    const shares = writers.map(({ split }) => Math.round(split * 1_000));
    const premiums = shareCents(premium, shares);
    const credits = shareCents(creditOf(product.name, premium), shares);
    for (const { type, date } of transactionsOf(policy)) {
      // It is posted within days, and within its year.
      const posted = addDays(date, random.int(0, 4));
      const postedOn = earliest(posted, `${date.slice(0, 4)}-12-31`, today);
      writers.forEach(({ agentId }, at) => {
        lastId += 1;
        rows.add(productionCredits, {
          rowId: lastId,
          policyNumber: policy.policyNumber,
          agentId,
          businessType: product.businessType,
          lineOfBusiness: product.line,
          product: product.name,
          groupNumber: policy.groupNumber,
          transactionType: type,
          transactionDate: date,
          postedOn,
          share: shares[at] ?? 0,
          premiumCents: signs[type].premium * (premiums[at] ?? 0),
          creditCents: signs[type].credit * (credits[at] ?? 0),
        });
      });
    }
  };
}

export const productionStep: BookStep = {
  name: 'production',
  tables: [productionCredits],
  begin: createProductionSeed,
};
