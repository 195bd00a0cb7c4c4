import { formatCount } from '@agent-portal/format';
import { useId, useMemo, useRef, useState } from 'react';
import { comboboxWords, multiComboboxWords } from '../../words/choices.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { ListField } from '../Combobox/ListField.tsx';
import type { OptionFieldProps } from '../Combobox/OptionSource.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import type { Found } from '../Combobox/useFoundOptions.ts';
import { allChoice, toggleAll, toggleOne, withChosen } from './allChoice.ts';
import { Tokens } from './Tokens.tsx';
import { usePastedList } from './usePastedList.ts';

export interface MultiComboboxProps extends OptionFieldProps {
  /** The chosen values, when controlled. Without it the field is uncontrolled: see `defaultValue`. */
  readonly value?: readonly string[] | undefined;
  /** The first values of an uncontrolled field, also after a reset of the form. @default none */
  readonly defaultValue?: readonly string[] | undefined;
  /** Called at each pick with all chosen values. */
  readonly onChange?: ((value: readonly string[]) => void) | undefined;
  /** How many values may be chosen at once. @default 200 */
  readonly limit?: number | undefined;
  /** How the chosen values show: their number in the box, or each over it, with a way to remove it. @default 'count' */
  readonly display?: 'count' | 'tokens' | undefined;
}

const none: readonly string[] = [];

/**
 * An autocomplete that takes several of many values; its list stays open while one picks.
 *
 * - **Also called:** multiselect, tag picker, tokens.
 * - **When to use it:** Filters: employers, people, products. The list stays open while one picks.
 * - **When not:** One value: `Combobox`.
 * - **Keys:**
 *   - Down, Up: Opens the list at its first or last value; in the list, goes to the next.
 *   - Page Down, Page Up: In the list, goes eight values on or back.
 *   - Alt + Down: Opens the list and stays in the text.
 *   - Alt + Up: Closes the list.
 *   - Enter: Takes the value, or gives it back; the list stays open.
 *   - Escape: Closes the list, and on its button goes back to the field; pressed again, clears the
 *     text.
 *   - Home, End: Moves the caret to the start or end of the text.
 *   - Tab: Goes to the button that takes all values, while the list stays open; from there, leaves
 *     the field and closes the list.
 *   - Delete, Backspace: In an empty text, clears all that is chosen; on a token, removes it.
 *   - Left, Right: Go from an empty text to the tokens, between them, and back.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { value: given, defaultValue, onChange, limit = 200, display = 'count', ...field } = props;
  const words = useWords('MultiCombobox', multiComboboxWords);
  const count = useFormat('count', formatCount);
  const control = useRef<HTMLInputElement>(null);
  const stored = { value: given, defaultValue, empty: none, onChange };
  const [values, setValues] = useControlled<readonly string[]>(stored, control);
  const tokens = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const [text, setText] = useState('');
  const clearText = () => {
    if (text !== '') field.onInputChange?.('');
    setText('');
  };
  useFormReset(control, clearText);
  const chosen = useMemo(() => new Set(values), [values]);
  const hasChosen = values.length > 0;
  const { options, total, onSearch, labelOf } = field;
  const labels = useMemo(
    () => new Map(options?.flatMap((o) => (chosen.has(o.value) ? [[o.value, o.label]] : []))),
    [options, chosen],
  );
  const source = useMemo(
    () => withChosen({ options, total, onSearch, labelOf }, values),
    [options, total, onSearch, labelOf, values],
  );

  const pasted = usePastedList({
    label: field.label,
    source: { ...field, ...source },
    values,
    limit,
    onValues: setMany,
    onText: (pastedText) => {
      setText(pastedText);
      field.onInputChange?.(pastedText);
    },
  });

  /** Changes several values at once and announces their number, because no option does. */
  function setMany(next: readonly string[]) {
    pasted.clear();
    const cleared = values.length - next.length;
    const texts = [
      cleared > 0 && words.cleared(cleared, count(cleared)),
      next.length > 0 && words.chosen(next.length, count(next.length)),
    ];
    announce(texts.filter(Boolean).join(', '), field.label);
    setValues(next);
  }

  return (
    <ListField
      {...field}
      {...source}
      control={control}
      sent={values}
      text={text}
      searched={text}
      takesMany
      isChosen={(value) => chosen.has(value)}
      error={field.error ?? pasted.message}
      onType={(typed) => {
        pasted.clear();
        setText(typed);
      }}
      onTake={({ value }) => {
        pasted.clear();
        if (chosen.has(value) || values.length < limit) setValues(toggleOne(values, value));
      }}
      onLeave={clearText}
      onEscapeClosed={() => {
        clearText();
        return text !== '';
      }}
      input={{
        onPaste: pasted.onPaste,
        ...(hasChosen && {
          placeholder: words.chosen(values.length, count(values.length)),
          'aria-describedby': hintId,
        }),
      }}
      before={
        display === 'tokens' &&
        hasChosen && (
          <Tokens
            {...{ label: field.label, values, disabled: field.disabled, control, listRef: tokens }}
            labelOf={(value) => labels.get(value) ?? labelOf?.(value) ?? value}
            onRemove={(value) => setValues(toggleOne(values, value))}
          />
        )
      }
      onKey={({ key, repeat }) => {
        if (text === '' && key.startsWith('Arrow') && tokens.current) {
          const isRtl = getComputedStyle(tokens.current).direction === 'rtl';
          if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
            tokens.current.querySelector<HTMLElement>('li:last-child > button')?.focus();
            return true;
          }
        }
        // A held key deletes the typed text, and stops there.
        const clears =
          (key === 'Delete' || key === 'Backspace') && !repeat && text === '' && hasChosen;
        if (clears) setMany(none);
        return clears;
      }}
      renderFoot={(found) => (
        <>
          <SelectAll
            found={found}
            chosen={chosen}
            limit={limit}
            onPress={() => setMany(toggleAll(values, found.matches))}
          />
          <p data-part="hint" aria-hidden>
            {/* The open list covers the error under the box. */}
            {pasted.message ?? (hasChosen ? words.howToClear : words.noneChosen)}
          </p>
        </>
      )}
    >
      {hasChosen && (
        <p id={hintId} className="visually-hidden">
          {words.chosen(values.length, count(values.length))}. {words.howToClear}
        </p>
      )}
    </ListField>
  );
}

interface SelectAllProps {
  readonly found: Found;
  readonly chosen: ReadonlySet<string>;
  /** How many values may be chosen at once. */
  readonly limit: number;
  readonly onPress: () => void;
}

/** The button under the options that takes all of them, or says why it cannot. */
function SelectAll({ found, chosen, limit, onPress }: SelectAllProps) {
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
