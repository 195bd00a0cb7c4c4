import { personName } from '../../db/seed/people.ts';
import { createRandom, type Random } from '../../db/seed/random.ts';
import type { RowBuffer } from '../../db/seed/RowBuffer.ts';
import type { SeededGroup, SeededPolicy } from '../../db/seed/SeededPolicy.ts';
import {
  coverages,
  parties,
  policies,
  requirements,
  writingAgents,
} from '../../db/tables/policies.ts';
import { createClients } from './createClients.ts';
import { createSales } from './createSales.ts';
import { drawFeatured } from './drawFeatured.ts';
import { featuredPolicies } from './featuredPolicies.ts';
import { makeParties } from './makeParties.ts';
import { makePolicy, dollars } from './makePolicy.ts';
import type { BookStep } from '../../db/seed/SeedStep.ts';
import type { Product } from '../../db/seed/products.ts';
import { addDays, daysBetween } from '../../db/dates.ts';
import { requirementKinds, type RequirementKind } from './requirementKinds.ts';

const perSeries = 500;

/** Lower series belong to the featured policies. */
const firstSeries = 20;

/**
 * The number of the policy at `index`: NL, a series, a letter, and a number within the series. The
 * letter may be O or I, which readers confuse with 0 and 1.
 */
function policyNumber(random: Random, index: number): string {
  const series = firstSeries + Math.floor(index / perSeries);
  const within = (index % perSeries) * 19 + random.int(0, 18);
  const letter = String.fromCharCode(65 + random.int(0, 25));
  return `NL${digits(series)}${letter}${digits(within)}`;
}

function digits(number: number): string {
  return String(number).padStart(4, '0');
}

/** The writing agent of a policy and sometimes another who shares the commission. */
function makeWritingAgents(
  random: Random,
  policyNumber: string,
  agentId: string,
  others: readonly string[],
): (typeof writingAgents.$inferInsert)[] {
  const partner = random.chance(0.05) ? others[random.int(0, others.length - 1)] : undefined;
  if (partner === undefined || partner === agentId) {
    return [{ policyNumber, position: 1, agentId, split: 1 }];
  }
  const split = random.pick([0.5, 0.6, 0.75]);
  return [
    { policyNumber, position: 1, agentId, split },
    { policyNumber, position: 2, agentId: partner, split: Math.round((1 - split) * 1_000) / 1_000 },
  ];
}

interface PoliciesPlan {
  readonly seed: string;
  readonly today: string;
  readonly groups: readonly SeededGroup[];
  /** The agents other than the fixed people. */
  readonly others: readonly string[];
}

/** The number of policies before Dana Whitfield's in the order of the books. */
const featuredFrom = 12;

type Requirement = Omit<typeof requirements.$inferInsert, 'rowId'>;

/** Generates one to four requirements of a pending policy. */
function makeRequirements(
  random: Random,
  policyNumber: string,
  applicationDate: string,
  today: string,
): Requirement[] {
  const first = random.int(0, requirementKinds.length - 1);
  return Array.from({ length: random.pick([1, 2, 2, 3, 3, 4]) }, (_, index) => {
    const kind = requirementKinds[(first + index * 3) % requirementKinds.length];
    return {
      requirementId: `${policyNumber}-${index + 1}`,
      policyNumber,
      ...makeRequirement(random, kind ?? requirementKinds[0], applicationDate, today),
    };
  });
}

function makeRequirement(
  random: Random,
  kind: RequirementKind,
  applicationDate: string,
  today: string,
) {
  const age = random.int(0, daysBetween(applicationDate, today));
  const requestedOn = addDays(today, -age);
  const met = age > 0 && random.chance(0.3);
  const scheduled = !met && kind.isExam === true && random.chance(0.7);
  return {
    requirement: kind.name,
    owedBy: kind.owedBy,
    requestedOn,
    dueOn: addDays(requestedOn, random.pick([14, 21, 30, 45])),
    metOn: met ? addDays(requestedOn, random.int(1, age)) : null,
    scheduledOn: scheduled ? addDays(today, random.int(1, 12)) : null,
  };
}

/**
 * Returns a function that creates the policy at an index with everything that belongs to it. Each policy has
 * a separate random source, so that a change of one does not affect the others.
 */
export function createPolicySeed(
  rows: RowBuffer,
  plan: PoliciesPlan,
): (index: number) => SeededPolicy {
  const { seed, today } = plan;
  const drawSale = createSales(plan.groups, plan.others);
  const withClients = createClients(seed);
  let lastRowId = 0;
  return (index) => {
    const random = createRandom(`${seed}/policy/${index}`);
    const featured = featuredPolicies[index - featuredFrom];
    const number = featured?.policyNumber ?? policyNumber(random, index);
    const sale = drawFeatured.sale(featured, plan.groups) ?? drawSale(random, index);
    const insured = featured ?? personName(random);
    const rowId = index + 1;
    const drawn = makePolicy(random, { ...sale, rowId, policyNumber: number, insured, today });
    const policy = drawFeatured.policy(featured, drawn, today);
    rows.add(policies, policy);
    const writers = makeWritingAgents(random, number, sale.agentId, plan.others);
    rows.add(writingAgents, ...writers);
    const { agentId } = sale;
    const people = withClients(
      { index, agentId, isFeatured: featured !== undefined },
      makeParties(random, { ...sale, seed, policyNumber: number, insured, today }),
    );
    rows.add(parties, ...people.parties);
    rows.add(coverages, ...makeCoverages(random, policy, sale.product));
    if (policy.status === 'Pending') {
      const asked =
        drawFeatured.requirements(featured, today) ??
        makeRequirements(random, number, policy.applicationDate, today);
      for (const requirement of asked) {
        lastRowId += 1;
        rows.add(requirements, { rowId: lastRowId, ...requirement });
      }
    }
    const clientEmail = people.parties[0]?.email ?? undefined;
    return { ...sale, policy, writers, clientEmail, clients: people.clients };
  };
}

/** The policies. The book generates them itself. */
export const policiesStep: BookStep = {
  name: 'policies',
  after: ['groups'],
  tables: [policies, writingAgents, parties, coverages, requirements],
};

/** Generates the base coverage and at most one rider. Their premiums sum to the policy's. */
function makeCoverages(
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
