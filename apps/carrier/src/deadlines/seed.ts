import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../db/queries.ts';
import type { Database } from '../db/connection.ts';
import { addDays, addMonths } from '../db/dates.ts';
import { createRandom } from '../db/seed/random.ts';
import type { AfterBookStep } from '../db/seed/SeedStep.ts';
import { parties, policies } from '../db/tables/policies.ts';
import { conversionEnd, levelTermEnd, productTerms } from './rules.ts';
import { policyTerms } from './tables.ts';

interface Issued {
  readonly policyNumber: string;
  readonly productName: string;
  readonly issueDate: string | null;
  readonly birthDate: string | null;
}

/** The share of policies that continue an older one and keep its level term, and the days until that ends. */
const continued = { share: 0.3, from: 3, to: 250 } as const;

/** The terms of a policy, from a separate random source: the rest of the book stays as it is. */
function termsOf({ seed, today }: { seed: string; today: string }, policy: Issued) {
  const { policyNumber, productName, issueDate, birthDate } = policy;
  const terms = productTerms[productName];
  if (terms === undefined || issueDate === null || birthDate === null) return [];
  const random = createRandom(`${seed}/terms/${policyNumber}`);
  const isContinued = random.chance(continued.share);
  const endsOn = addDays(today, random.int(continued.from, continued.to));
  const levelFrom = isContinued ? addMonths(endsOn, -12 * terms.levelYears) : issueDate;
  return [
    {
      policyNumber,
      conversionEndsOn: conversionEnd(terms, issueDate, birthDate),
      levelTermEndsOn: levelTermEnd(terms, levelFrom),
    },
  ];
}

const batchSize = 5_000;

/** The next policies with a level term, by policy number. */
const nextPolicies = (db: Database, after: string): Promise<Issued[]> =>
  db
    .select({
      policyNumber: policies.policyNumber,
      productName: policies.productName,
      issueDate: policies.issueDate,
      birthDate: parties.birthDate,
    })
    .from(policies)
    .innerJoin(
      parties,
      and(eq(parties.policyNumber, policies.policyNumber), eq(parties.position, 1)),
    )
    .where(
      and(
        gt(policies.policyNumber, after),
        isNotNull(policies.issueDate),
        isAnyOf(policies.productName, Object.keys(productTerms)),
      ),
    )
    .orderBy(asc(policies.policyNumber))
    .limit(batchSize);

/** Writes when the conversion right and the level term of each term policy end. */
async function seedTerms(db: Database, plan: { seed: string; today: string }): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const batch: Awaited<ReturnType<typeof nextPolicies>> = await nextPolicies(db, last);
    const rows = batch.flatMap((policy) => termsOf(plan, policy));
    if (rows.length > 0) await db.insert(policyTerms).values(rows).onConflictDoNothing();
    last = batch.at(-1)?.policyNumber;
  }
}

export const termsStep: AfterBookStep = { name: 'policy-terms', run: seedTerms };
