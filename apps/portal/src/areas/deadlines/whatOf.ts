import type { Deadline } from '@agent-portal/data/deadlines/contract';

/** What happens on the day, in one sentence: 'Insurance age changes to 48'. */
export function whatOf({ kind, person, part, years }: Deadline): string {
  switch (kind) {
    case 'GraceEnd':
      return 'The policy lapses unless the premium is paid.';
    case 'ConversionEnd':
      return 'Last day to convert without proof of good health.';
    case 'TermEnd':
      return 'Last day of the level premium.';
    case 'AgeChange':
      return `${person ?? 'The insured'}: insurance age changes to ${years}.`;
    case 'Anniversary':
      return years === 1 ? '1 year in force.' : `${years} years in force.`;
    case 'Birthday':
      return `${person ?? 'The insured'} (${(part ?? 'Insured').toLowerCase()}) turns ${years}.`;
    default:
      return kind satisfies never;
  }
}
