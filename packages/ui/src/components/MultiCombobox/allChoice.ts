import { formatCount } from '@agent-portal/format';
import { comboboxWords } from '../../words/inputs/comboboxWords.ts';
import { multiComboboxWords } from '../../words/inputs/multiComboboxWords.ts';
import type { Matches } from '../Combobox/matchOptions.ts';
import type { Found } from '../Combobox/useFoundOptions.ts';

/** The choice with one value more, or less. */
export function toggleOne(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The choice with all shown options more or, when all of them are chosen, less. */
export function toggleAll(values: readonly string[], shown: Matches): readonly string[] {
  const shownValues = new Set(valuesOf(shown));
  const hidden = values.filter((value) => !shownValues.has(value));
  const areAllChosen = values.length - hidden.length === shownValues.size;
  return areAllChosen ? hidden : [...hidden, ...shownValues];
}

type AllWords = Pick<typeof comboboxWords, 'loading' | 'firstShown'> &
  Pick<typeof multiComboboxWords, 'limited' | 'selectAll' | 'clearAll'>;

/** The command under a list that takes all shown options, or all of them away. */
export interface AllChoice {
  readonly label: string;
  /** They are more than may be chosen at once, or not all of them are there. */
  readonly isDisabled: boolean;
}

/** The command at the foot of the list; none for a single option. */
export function allChoice(
  { matches: shown, total, isSearching }: Pick<Found, 'matches' | 'total' | 'isSearching'>,
  chosen: ReadonlySet<string>,
  limit: number,
  words: AllWords = { ...comboboxWords, ...multiComboboxWords },
  count: (count: number) => string = formatCount,
): AllChoice | null {
  if (isSearching) return { label: words.loading, isDisabled: true };
  if (total > shown.length) {
    return { label: words.firstShown(count(shown.length), count(total)), isDisabled: true };
  }
  if (shown.length < 2) return null;
  const added = shown.length > limit ? shown.length : countMissing(shown, chosen);
  if (chosen.size + added > limit) {
    return { label: words.limited(count(limit)), isDisabled: true };
  }
  const label = added === 0 ? words.clearAll : words.selectAll;
  return { label: label(count(shown.length)), isDisabled: false };
}

const valuesOf = (shown: Matches) =>
  Array.from({ length: shown.length }, (_, row) => shown.at(row)).flatMap((option) =>
    option && !option.disabled ? [option.value] : [],
  );

function countMissing(shown: Matches, chosen: ReadonlySet<string>): number {
  return valuesOf(shown).filter((value) => !chosen.has(value)).length;
}
