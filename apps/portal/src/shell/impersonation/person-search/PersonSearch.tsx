import { TextInput } from '@agent-portal/ui/TextInput';
import { type ReactNode, useEffect, useRef } from 'react';
import { type PersonSearchList, PersonResults } from './PersonResults.tsx';
import { PanelBody } from './PersonSearch.styles.ts';
import { moveBetweenEntries } from './moveBetweenEntries.ts';

interface PersonSearchProps {
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

/** Finds a person: a search box over lists. The arrow keys move through both. */
export function PersonSearch({
  label,
  placeholder,
  text,
  onText,
  lists,
  pending,
  onChoose,
  takesFocus = false,
  children,
}: PersonSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <PanelBody role="presentation" onKeyDown={moveBetweenEntries}>
      <search>
        <TextInput
          ref={box}
          data-takes-focus={takesFocus || undefined}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          clearable
          maxLength={100}
          autoComplete="off"
        />
      </search>
      {children}
      {lists.map((list) => (
        <PersonResults key={list.title} {...list} pending={pending} onChoose={onChoose} />
      ))}
    </PanelBody>
  );
}
