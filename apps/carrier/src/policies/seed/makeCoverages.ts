import type { Random } from '../../db/seed/random.ts';
import type { coverages, policies } from '../../db/tables/policies.ts';
import { dollars } from './makePolicy.ts';
import type { Product } from '../../db/seed/products.ts';

/** Generates the base coverage and at most one rider. Their premiums sum to the policy's. */
export function makeCoverages(
  random: Random,
  policy: typeof policies.$inferInsert,
  product: Product,
): (typeof coverages.$inferInsert)[] {
  const { policyNumber, issueDate: effectiveDate = null } = policy;
  const total = Math.round(Number(policy.annualizedPremium) * 100);
  const rider = random.chance(0.4)
    ? product.riders[random.int(0, product.riders.length - 1)]
    : null;
  const riderCents = rider == null ? 0 : Math.round(total * 0.08);
  const face = product.face === null ? null : random.int(...product.face) * 1_000;
  const base = {
    policyNumber,
    position: 1,
    name: product.name,
    kind: 'Base' as const,
    faceAmount: face === null ? null : face.toFixed(2),
    annualPremium: dollars(total - riderCents),
    effectiveDate,
  };
  if (rider == null) return [base];
  const annualPremium = dollars(riderCents);
  return [
    base,
    { ...base, position: 2, name: rider, kind: 'Rider', faceAmount: null, annualPremium },
  ];
}
