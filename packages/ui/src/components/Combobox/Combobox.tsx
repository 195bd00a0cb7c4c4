import { formatCount } from '@agent-portal/format';
import { useMemo, useRef, useState } from 'react';
import { comboboxWords } from '../../words/choices.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { orNull } from '../Field/useDraft.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useHeldPress } from '../Field/useHeldPress.ts';
import { ListField, type TypedText } from './ListField.tsx';
import type { Option, OptionFieldProps } from './OptionSource.ts';
import { useTypedText } from './useTypedText.ts';

export interface ComboboxProps extends OptionFieldProps {
  /** The controlled value, or null. Without it the field is uncontrolled: see `defaultValue`. */
  readonly value?: string | null | undefined;
  /** The first value of an uncontrolled field, also after a reset of the form. @default none */
  readonly defaultValue?: string | null | undefined;
  /** Called at each pick, and with null when the choice is cleared. */
  readonly onChange?: ((value: string | null) => void) | undefined;
  /** The controlled draft: text that cannot be parsed yet. @default the field stores it */
  readonly draft?: string | null | undefined;
  /** Called while the user types, with the text's error, or null once it is the value. */
  readonly onDraft?: ((draft: string | null, error: string | null) => void) | undefined;
}

/**
 * An autocomplete: a text field that takes one of many values from a list.
 *
 * - **Also called:** autocomplete, typeahead, autosuggest.
 * - **When to use it:** Lists that are too long to read, up to 50,000 values, or a search on a
 *   server; options have groups, second lines and reasons why they cannot be chosen.
 * - **When not:** A few values: `Select`. Several at once: `MultiCombobox`.
 * - **Do:** Many values that a reader knows by name, and finds by a few letters.
 * - **Don’t:** Two values need no search: show both in a `RadioGroup`.
 * - **Keys:**
 *   - Down, Up: Opens the list at its first or last value; in the list, goes to the next.
 *   - Page Down, Page Up: In the list, goes eight values on or back.
 *   - Alt + Down: Opens the list and stays in the text.
 *   - Alt + Up: Closes the list.
 *   - Enter: Takes the value, or the one whose whole label was typed.
 *   - Escape: Closes the list; pressed again, clears the text.
 *   - Home, End: Moves the caret to the start or end of the text.
 *   - Tab: Leaves the field and closes the list; takes the value whose whole label was typed.
 */
export function Combobox(props: ComboboxProps) {
  const { value: given, defaultValue, onChange, draft: saved, onDraft, ...field } = props;
  const words = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  const control = useRef<HTMLInputElement>(null);
  const stored = {
    value: orNull(given),
    defaultValue: orNull(defaultValue),
    empty: null,
    onChange,
  };
  const [value, storeValue] = useControlled<string | null>(stored, control);
  const { label: name, options, labelOf, onInputChange, onSearch } = props;
  const typed = useTypedText({ label: name, value, draft: saved, onDraft, onInputChange });
  const { draft, forget } = typed;
  // Avoids searching 50,000 values for the chosen one at every key.
  const chosen = useMemo(
    () => (value === null ? undefined : options?.find((option) => option.value === value)),
    [options, value],
  );
  /** The last chosen option, which a later search may not find. */
  const [taken, setTaken] = useState<Option>();
  const known = chosen ?? (taken?.value === value ? taken : undefined);
  const label = known?.label ?? (value === null ? '' : (labelOf?.(value) ?? value));
  /** The focus has left the text; its options may still be loading. */
  const isLeft = useRef(false);
  const keepPress = useHeldPress();

  function setValue(next: string | null) {
    typed.expect(next);
    storeValue(next);
  }

  useFormReset(control, forget);

  function take(option: Option) {
    forget();
    setTaken(option);
    setValue(option.value);
  }

  function refuse({ off, isFailed }: TypedText) {
    typed.refuse(off ?? (isFailed ? 'failed' : 'unknown'));
  }

  /** Chooses the option for a text after a blur, or shows its error. Waits for a search. */
  function settle(text: TypedText) {
    if (draft === null || text.isSearching) return;
    if (text.exact) take(text.exact);
    else if (draft.trim() === '') forget();
    else if (typed.error === undefined) refuse(text);
  }

  function clear(): boolean {
    forget();
    if (value !== null) setValue(null);
    return draft !== null || value !== null;
  }

  return (
    <ListField
      {...field}
      control={control}
      sent={[value ?? '']}
      error={typed.error ?? field.error}
      wrong={typed.wrong}
      isGuard={onDraft === undefined}
      text={draft ?? label}
      searched={draft ?? ''}
      takesMany={false}
      isChosen={(other) => other === value}
      onType={(text) => {
        isLeft.current = false;
        typed.type(text);
        if (text === '' && value !== null) setValue(null);
      }}
      onTake={take}
      onEnterText={(text) => {
        // The results of a search may have just arrived, so let the user see them first.
        const isFresh = text.isSearching || (onSearch && text.hasMatches && !text.off);
        if (text.exact) take(text.exact);
        else if (!isFresh) refuse(text);
      }}
      onLeave={(text) => {
        isLeft.current = true;
        keepPress();
        settle(text);
      }}
      onAnswer={(text) => {
        if (isLeft.current) settle(text);
        else if (text.hasMatches) typed.accept();
      }}
      onFocus={(input) => {
        isLeft.current = false;
        if (typed.error !== undefined) input.select();
      }}
      onEscapeClosed={clear}
      onClear={value === null ? undefined : clear}
      renderFoot={({ matches, total, isSearching }) =>
        total > matches.length &&
        !isSearching && (
          <p data-part="hint">
            {words.firstShown(matches.length, count(matches.length), total, count(total))}
          </p>
        )
      }
    />
  );
}
