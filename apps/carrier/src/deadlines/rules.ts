import { addMonths } from '../db/dates.ts';

/** The first date on or after `today` that is `shift` months from a yearly return of `date`, from the first year on. */
function nextYearly(date: string, today: string, shift = 0): string {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  for (let year = Math.max(1, years); ; year += 1) {
    const next = addMonths(date, year * 12 + shift);
    if (next >= today) return next;
  }
}

/**
 * The next birthday, today included. February 29 is February 28 in other years. The year of birth has no
 * birthday.
 */
export const nextBirthday = (birthDate: string, today: string): string =>
  nextYearly(birthDate, today);

/** The next anniversary of a policy, today included. The day of issue is not one. */
export const nextAnniversary = (issueDate: string, today: string): string =>
  nextYearly(issueDate, today);

/** How many months before a birthday the age by the nearest birthday changes. */
export const ageChangeMonths = 6;

/** The day on which the age by the nearest birthday next changes: half a year before a birthday. */
export const nextAgeChange = (birthDate: string, today: string): string =>
  nextYearly(birthDate, today, -ageChangeMonths);

/** The age that a person reaches on a birthday. */
export const ageOn = (birthDate: string, birthday: string): number =>
  Number(birthday.slice(0, 4)) - Number(birthDate.slice(0, 4));

/** The insurance age (nearest birthday) from a change of age on. */
export const nearestAgeFrom = (birthDate: string, ageChange: string): number =>
  ageOn(birthDate, addMonths(ageChange, ageChangeMonths));

/** The rights of a product, in years from its issue, and the age at which conversion ends. */
export interface ProductTerms {
  readonly levelYears: number;
  readonly conversionYears: number;
  readonly conversionAge: number;
}

export const productTerms: Readonly<Record<string, ProductTerms>> = {
  'Northfield Term 20': { levelYears: 20, conversionYears: 7, conversionAge: 70 },
  'Northfield Term 30': { levelYears: 30, conversionYears: 10, conversionAge: 70 },
};

/**
 * The last day on which a policy can be converted: an anniversary, or the insured's birthday at the limit of
 * age, if that is earlier. Null if the insured was too old when the policy was issued.
 */
export function conversionEnd(
  { conversionYears, conversionAge }: ProductTerms,
  issueDate: string,
  birthDate: string,
): string | null {
  const tooOldOn = addMonths(birthDate, conversionAge * 12);
  if (tooOldOn <= issueDate) return null;
  const endsOn = addMonths(issueDate, conversionYears * 12);
  return tooOldOn < endsOn ? tooOldOn : endsOn;
}

/** The last day of the level premium that began on a day. */
export const levelTermEnd = ({ levelYears }: ProductTerms, levelFrom: string): string =>
  addMonths(levelFrom, levelYears * 12);
