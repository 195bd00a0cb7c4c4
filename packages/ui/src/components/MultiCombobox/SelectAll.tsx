import type { Matches } from '../Combobox/matchOptions.ts';
import { allChoice } from './allChoice.ts';

interface SelectAllProps {
  readonly shown: Matches;
  readonly chosen: ReadonlySet<string>;
  /** How many values may be chosen at once. */
  readonly limit: number;
  readonly onPress: () => void;
}

/** The button under the options that takes all of them, or says why it cannot. */
export function SelectAll({ shown, chosen, limit, onPress }: SelectAllProps) {
  const all = allChoice(shown, chosen, limit);
  return (
    all && (
      <button type="button" data-part="foot" disabled={all.isDisabled} onClick={onPress}>
        {all.label}
      </button>
    )
  );
}
