/** A product that the carrier sells. */
export interface Product {
  readonly type: string;
  readonly name: string;
  readonly businessType: 'Individual' | 'Worksite';
  readonly line: 'Life' | 'Health' | 'Annuity';
  /** From and to, in thousands of dollars; null when the product has no face amount. */
  readonly face: readonly [number, number] | null;
  /** The monthly premium, from and to, in whole dollars. */
  readonly monthly: readonly [number, number];
  readonly riders: readonly string[];
}

const lifeRiders = ['Waiver of Premium', "Children's Term", 'Accelerated Death Benefit'];

export const individualProducts: readonly [Product, ...Product[]] = [
  individual('Term Life', 'Northfield Term 20', 'Life', [100, 1_500], [18, 160], lifeRiders),
  individual('Term Life', 'Northfield Term 30', 'Life', [100, 1_000], [28, 220], lifeRiders),
  individual('Whole Life', 'Heritage Whole Life', 'Life', [25, 500], [45, 620], lifeRiders),
  individual('Universal Life', 'Horizon Universal Life', 'Life', [50, 750], [60, 540], lifeRiders),
  individual('Disability', 'Income Guard', 'Health', null, [35, 240], ['Cost of Living']),
  individual('Annuity', 'Steady Income Annuity', 'Annuity', null, [100, 900], []),
];

export const worksiteProducts: readonly [Product, ...Product[]] = [
  worksite('Accident', 'Accident Advantage', [12, 45], ['Sickness Disability']),
  worksite('Critical Illness', 'Critical Care Benefit', [14, 80], ['Cancer Recurrence']),
  worksite('Disability', 'Paycheck Protector', [18, 95], []),
  worksite('Hospital Indemnity', 'Hospital Cash', [16, 60], []),
  {
    ...worksite('Whole Life', 'Worksite Whole Life', [20, 110], lifeRiders),
    line: 'Life',
    face: [5, 100],
  },
];

function individual(
  type: string,
  name: string,
  line: Product['line'],
  face: Product['face'],
  monthly: Product['monthly'],
  riders: readonly string[],
): Product {
  return { type, name, businessType: 'Individual', line, face, monthly, riders };
}

function worksite(
  type: string,
  name: string,
  monthly: Product['monthly'],
  riders: readonly string[],
): Product {
  return { type, name, businessType: 'Worksite', line: 'Health', face: null, monthly, riders };
}
