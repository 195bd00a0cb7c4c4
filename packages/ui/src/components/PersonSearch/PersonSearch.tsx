import { type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../rootProps/RootProps.ts';
import { splitRoot } from '../rootProps/splitRoot.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { type PersonSearchList, PersonResults } from './PersonResults.tsx';
import { PanelBody } from './PersonSearch.styles.ts';
import { moveBetweenEntries } from './moveBetweenEntries.ts';

/** `aria-describedby` is that of the search box. */
export interface PersonSearchProps extends RootProps<HTMLDivElement> {
  /** Names the search box: 'Find a person'. */
  readonly label: string;
  /** What the search covers: 'Name, ID, email or username'. */
  readonly placeholder?: string | undefined;
  /** The text in the search box. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Such as the search results and the people chosen last. */
  readonly lists: readonly PersonSearchList[];
  /** Called with the key of the entry that was chosen. */
  readonly onChoose: (key: string) => void;
  /** The key of the entry that is being opened. */
  readonly pending?: string | undefined;
  /** Between the search box and the lists, such as a failure. */
  readonly children?: ReactNode;
  /** The search box has the focus from the start. @default false */
  readonly takesFocus?: boolean | undefined;
}

/**
 * Finds a person: a search box over lists. The arrow keys move through both.
 *
 * - **Also called:** user picker, people picker.
 * - **When to use it:** A search box with the people found and the people chosen last, in a page or
 *   a `Dialog`.
 * - **When not:** Choosing a value for a form: `Combobox`.
 * - **Keys:**
 *   - Down, Up: Moves from the box through the entries, and back.
 *   - Home, End: On an entry: moves to the first or last.
 *   - Enter, Space: On an entry: chooses it.
 */
export function PersonSearch({ ref, ...props }: PersonSearchProps) {
  const { label, placeholder, text, onText, lists, pending, onChoose } = props;
  const { takesFocus = false } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <PanelBody
      {...splitRoot(props).root}
      ref={ref}
      role="presentation"
      onKeyDown={moveBetweenEntries}
    >
      <search>
        <TextInput
          ref={box}
          data-takes-focus={takesFocus || undefined}
          aria-describedby={props['aria-describedby']}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          clearable
          maxLength={100}
          autoComplete="off"
        />
      </search>
      {props.children}
      {lists.map((list) => (
        <PersonResults key={list.title} {...list} pending={pending} onChoose={onChoose} />
      ))}
    </PanelBody>
  );
}
