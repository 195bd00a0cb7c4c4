import { formatCount } from '@agent-portal/format';
import { comboboxWords, multiComboboxWords } from '../../words/choices.ts';
import type { Matches } from '../Combobox/matchOptions.ts';
import type { Found } from '../Combobox/useFoundOptions.ts';
import type { OptionSource } from '../Combobox/OptionSource.ts';

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

/** The command at the foot of the list; none for a single option that can be chosen. */
export function allChoice(
  { matches: shown, total, isSearching }: Pick<Found, 'matches' | 'total' | 'isSearching'>,
  chosen: ReadonlySet<string>,
  limit: number,
  words: AllWords = { ...comboboxWords, ...multiComboboxWords },
  count: (count: number) => string = formatCount,
): AllChoice | null {
  if (isSearching) return { label: words.loading, isDisabled: true };
  if (total > shown.length) {
    return {
      label: words.firstShown(shown.length, count(shown.length), total, count(total)),
      isDisabled: true,
    };
  }
  let all = 0;
  let added = 0;
  for (let row = 0; row < shown.length; row += 1) {
    const option = shown.at(row);
    if (!option || option.disabled) continue;
    all += 1;
    if (!chosen.has(option.value)) added += 1;
    // There may be 50,000 options: the rest decides nothing.
    if (all > 1 && chosen.size + added > limit) {
      return { label: words.limited(limit, count(limit)), isDisabled: true };
    }
  }
  if (all < 2) return null;
  const label = added === 0 ? words.clearAll : words.selectAll;
  return { label: label(all, count(all)), isDisabled: false };
}

/** The options that can be chosen. */
const valuesOf = (shown: Matches) =>
  Array.from({ length: shown.length }, (_, row) => shown.at(row)).flatMap((option) =>
    option && !option.disabled ? [option.value] : [],
  );

/**
 * Where only the first values are loaded, the chosen ones come before them, so that the user sees them and can
 * take them back.
 */
export function withChosen(
  { options, total, onSearch, labelOf = (value) => value }: OptionSource,
  chosen: readonly string[],
): Pick<OptionSource, 'options' | 'total'> {
  if (!options || !onSearch) return { options, total };
  const loaded = new Set(options.map(({ value }) => value));
  const others = chosen
    .filter((value) => !loaded.has(value))
    .map((value) => ({ value, label: labelOf(value) }));
  if (others.length === 0) return { options, total };
  const all = [...others, ...options];
  // The server may no longer have a chosen value, so the count of the list does not prove that it is complete.
  return { options: all, total: Math.max(total ?? 0, all.length + 1) };
}
