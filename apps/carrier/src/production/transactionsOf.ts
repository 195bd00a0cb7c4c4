import type { TransactionType } from '@agent-portal/data/production/productionFilterShape';
import { daysBetween } from '../db/dates.ts';
import type { SeededPolicy } from '../db/seed/SeededPolicy.ts';

/** A transaction of a policy that counts towards production, and its date. */
export interface Transaction {
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
