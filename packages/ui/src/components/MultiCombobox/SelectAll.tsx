import { formatCount } from '@agent-portal/format';
import { comboboxWords, multiComboboxWords } from '../../words/choices.ts';
import { useFormat } from '../../words/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import type { Found } from '../Combobox/useFoundOptions.ts';
import { allChoice } from './allChoice.ts';

interface SelectAllProps {
  readonly found: Found;
  readonly chosen: ReadonlySet<string>;
  /** How many values may be chosen at once. */
  readonly limit: number;
  readonly onPress: () => void;
}

/** The button under the options that takes all of them, or says why it cannot. */
export function SelectAll({ found, chosen, limit, onPress }: SelectAllProps) {
  const { loading, firstShown } = useWords('Combobox', comboboxWords);
  const words = useWords('MultiCombobox', multiComboboxWords);
  const count = useFormat('count', formatCount);
  const all = allChoice(found, chosen, limit, { ...words, loading, firstShown }, count);
  return (
    all && (
      <button type="button" data-part="foot" disabled={all.isDisabled} onClick={onPress}>
        {all.label}
      </button>
    )
  );
}
