import { topAgentId } from '../hierarchy/fixedPeople.ts';

/**
 * The commission rates of a product, in basis points of the premium (hundredths of a percent). All are whole
 * numbers, so that no amount depends on floating point.
 */
export interface Rates {
  /** Of a premium of the first policy year. */
  readonly firstYear: number;
  /** Of a premium of the second policy year, the third, …; zero after the last. */
  readonly renewal: readonly number[];
  /** The override of each agent above the writing agent, nearest first. */
  readonly override: { readonly firstYear: readonly number[]; readonly renewal: readonly number[] };
}

const override = { firstYear: [1_000, 500], renewal: [100] };
const worksiteOverride = { firstYear: [800, 300], renewal: [75] };

/** The carrier's commission schedule, by product. */
export const ratesOf: Readonly<Record<string, Rates>> = {
  'Northfield Term 20': { firstYear: 5_500, renewal: [500, 500, 300, 300], override },
  'Northfield Term 30': { firstYear: 6_000, renewal: [500, 500, 300, 300], override },
  'Heritage Whole Life': { firstYear: 5_500, renewal: [1_000, 700, 500, 500, 300, 300], override },
  'Horizon Universal Life': { firstYear: 5_000, renewal: [600, 400, 400, 300], override },
  'Income Guard': { firstYear: 4_000, renewal: [1_000, 1_000, 800, 800], override },
  'Steady Income Annuity': {
    firstYear: 420,
    renewal: [150, 150, 100],
    override: { firstYear: [100, 50], renewal: [25] },
  },
  'Accident Advantage': {
    firstYear: 4_500,
    renewal: [700, 700, 500],
    override: worksiteOverride,
  },
  'Critical Care Benefit': {
    firstYear: 4_750,
    renewal: [750, 750, 500],
    override: worksiteOverride,
  },
  'Paycheck Protector': { firstYear: 3_500, renewal: [900, 900, 600], override: worksiteOverride },
  'Hospital Cash': { firstYear: 4_000, renewal: [650, 650, 450], override: worksiteOverride },
  'Worksite Whole Life': {
    firstYear: 5_000,
    renewal: [800, 600, 400, 300],
    override: worksiteOverride,
  },
};

/** The number of agents above the writing agent who get an override. */
export const overrideLevels = 2;

/** The agents above an agent who get an override, nearest first, without the top of the hierarchy. */
export function aboveOf(path: string): readonly string[] {
  const above = path.split('/').slice(0, -2).toReversed();
  return above.filter((agentId) => agentId !== topAgentId).slice(0, overrideLevels);
}

/**
 * The rate of a premium in basis points; 0 when nothing is paid.
 *
 * @param policyYear 1 for the first
 * @param level 0 for the writing agent, 1 for the agent directly above, …
 */
export function rateOf(productName: string, policyYear: number, level = 0): number {
  const rates = ratesOf[productName];
  if (rates === undefined) return 0;
  if (level > 0) {
    const { firstYear, renewal } = rates.override;
    const isPaid = policyYear === 1 || renewalRate(rates, policyYear) > 0;
    return (isPaid && (policyYear === 1 ? firstYear : renewal)[level - 1]) || 0;
  }
  return policyYear === 1 ? rates.firstYear : renewalRate(rates, policyYear);
}

const renewalRate = ({ renewal }: Rates, policyYear: number) => renewal[policyYear - 2] ?? 0;
