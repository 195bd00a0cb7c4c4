import { addDays } from '../../db/dates.ts';
import { listName, type PersonName } from '../../db/seed/people.ts';
import type { Random } from '../../db/seed/random.ts';
import type { SeededGroup } from '../../db/seed/SeededPolicy.ts';
import type { policies } from '../../db/tables/policies.ts';
import type { Product } from '../../db/seed/products.ts';

type Policy = typeof policies.$inferInsert;

/** The reason of an application that was never issued. */
const neverIssuedReason = 'Declined by underwriting';
const reasons = [
  'Surrendered',
  'Not taken',
  'Death claim paid',
  'Converted',
  neverIssuedReason,
] as const;
const initialPaymentReason = 'Initial premium payment declined';

const timesAYear = {
  Monthly: 12,
  Quarterly: 4,
  'Semi-Annual': 2,
  Annual: 1,
  'List Bill': 12,
  Single: 1,
} as const;

/** The input of the generator of a policy. */
export interface PolicyPlan {
  readonly rowId: number;
  readonly policyNumber: string;
  readonly product: Product;
  readonly group: SeededGroup | undefined;
  readonly insured: PersonName;
  readonly agentId: string;
  readonly today: string;
}

/** Generates a policy: its state, its dates relative to the business date, and its premium. */
export function makePolicy(random: Random, plan: PolicyPlan): Policy {
  const { product, group } = plan;
  const billingMode =
    group === undefined
      ? random.pick(['Monthly', 'Monthly', 'Quarterly', 'Semi-Annual', 'Annual'] as const)
      : 'List Bill';
  const monthlyCents = random.int(product.monthly[0] * 100, product.monthly[1] * 100);
  const modalCents = monthlyCents * (12 / timesAYear[billingMode]);
  return {
    policyNumber: plan.policyNumber,
    rowId: plan.rowId,
    productType: product.type,
    productName: product.name,
    groupNumber: group?.groupNumber ?? null,
    primaryInsured: listName(plan.insured),
    agentId: plan.agentId,
    billingMode,
    modalPremium: dollars(modalCents),
    annualizedPremium: dollars(modalCents * timesAYear[billingMode]),
    ...makeLife(random, plan.today),
  };
}

/** A whole number of cents as `1234.50`. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

type Life = Pick<
  Policy,
  | 'status'
  | 'statusDate'
  | 'applicationDate'
  | 'issueDate'
  | 'paidToDate'
  | 'terminationDate'
  | 'reason'
  | 'firstPaymentDeclined'
>;

function makeLife(random: Random, today: string): Life {
  const lot = random.next();
  if (lot < 0.1) return pendingLife(addDays(today, -random.int(1, 75)));
  const issueDate = addDays(today, -random.int(20, 4_000));
  const applicationDate = addDays(issueDate, -random.int(7, 60));
  if (lot < 0.86) {
    const pastDue = random.chance(0.07);
    const paidToDate = addDays(today, pastDue ? -random.int(1, 29) : random.int(0, 60));
    return {
      ...issued,
      status: 'Active',
      statusDate: issueDate,
      applicationDate,
      issueDate,
      paidToDate,
    };
  }
  const first = random.chance(0.18);
  const latest = addDays(issueDate, 4_000) < today ? addDays(issueDate, 4_000) : today;
  const age = Math.round((Date.parse(latest) - Date.parse(issueDate)) / 86_400_000);
  const terminationDate = addDays(issueDate, first ? Math.min(age, 15) : random.int(0, age));
  const lapsed = !first && random.chance(0.3);
  const reason = reasonOf(random, first, lapsed);
  if (reason === neverIssuedReason) return declinedLife(applicationDate, issueDate);
  return {
    status: lapsed ? 'Lapsed' : 'Terminated',
    statusDate: terminationDate,
    applicationDate,
    issueDate,
    paidToDate: first ? issueDate : terminationDate,
    terminationDate,
    reason,
    firstPaymentDeclined: first,
  };
}

const issued = { terminationDate: null, reason: null, firstPaymentDeclined: false } as const;

/** The state of an application that is not issued yet. */
export function pendingLife(applicationDate: string): Life {
  return {
    ...issued,
    status: 'Pending',
    statusDate: applicationDate,
    applicationDate,
    issueDate: null,
    paidToDate: null,
  };
}

/** The state of an application that underwriting declined: never issued, and no premium paid. */
function declinedLife(applicationDate: string, declinedOn: string): Life {
  return {
    status: 'Terminated',
    statusDate: declinedOn,
    applicationDate,
    issueDate: null,
    paidToDate: null,
    terminationDate: declinedOn,
    reason: neverIssuedReason,
    firstPaymentDeclined: false,
  };
}

function reasonOf(random: Random, first: boolean, lapsed: boolean): string {
  if (first) return initialPaymentReason;
  return lapsed ? 'Premium not paid' : random.pick(reasons);
}
