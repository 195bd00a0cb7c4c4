import type { Deadline } from '@agent-portal/data/deadlines/contract';

/** What happens to a person; the row has the name of the primary insured already. */
function withName({ person, part, primaryInsured }: Deadline, what: string): string {
  if (person === null || person === primaryInsured) return what;
  return `${person}${part === null ? '' : ` (${part.toLowerCase()})`}: ${what.toLowerCase()}`;
}

/** What happens on the day, short enough for a card: 'Insurance age changes to 48'. */
export function whatOf(deadline: Deadline): string {
  const { kind, years } = deadline;
  switch (kind) {
    case 'GraceEnd':
      return 'Lapses unless paid';
    case 'ConversionEnd':
      return 'Last day to convert';
    case 'TermEnd':
      return 'Last day of the level premium';
    case 'AgeChange':
      return withName(deadline, `Insurance age changes to ${years}`);
    case 'Anniversary':
      return years === 1 ? '1 year in force' : `${years} years in force`;
    case 'Birthday':
      return withName(deadline, `Turns ${years}`);
    default:
      return kind satisfies never;
  }
}
